#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Thing") {
    NavigationStack {
        ThingMVIView(store: Container.preview(.loaded).makeThingStore().scoped)
    }
}
#endif
