#if canImport(SwiftUI)
import SwiftUI

#Preview("Thing") {
    NavigationStack { ThingPanel(tapCount: 0) {} }
}
#endif
