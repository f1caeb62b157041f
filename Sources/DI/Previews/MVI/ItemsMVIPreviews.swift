#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    ItemsMVIView(store: Container.preview(.loaded).makeItemsStore())
}

#Preview("Empty, MVI") {
    ItemsMVIView(store: Container.preview(.empty).makeItemsStore())
}

#Preview("Loading, MVI") {
    ItemsMVIView(store: Container.preview(.loading).makeItemsStore())
}

#Preview("Failed, MVI") {
    ItemsMVIView(store: Container.preview(.failed).makeItemsStore())
}
#endif
