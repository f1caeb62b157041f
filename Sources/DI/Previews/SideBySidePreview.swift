#if canImport(SwiftUI)
import SwiftUI

#Preview("Side by side") {
    let container = Container.preview(.loaded)
    SideBySideView(viewModel: container.makeAppViewModel(), store: container.makeAppStore())
}
#endif
