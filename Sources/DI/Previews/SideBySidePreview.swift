#if canImport(SwiftUI)
import SwiftUI

#Preview("Side by side") {
    SideBySideView(app: SideBySide(.preview(.loaded)))
}
#endif
