#if canImport(SwiftUI)
import SwiftUI

#Preview("Side by side") {
    let container = Container.preview(.loaded)
    SideBySideView(app: RunningApp(container.makeAppViewModel(), over: container))
}
#endif
