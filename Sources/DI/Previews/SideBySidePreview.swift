#if canImport(SwiftUI)
import SwiftUI

#Preview("Side by side") {
    SideBySideView(container: .preview(.loaded))
}
#endif
