#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    ItemsMVVMView(viewModel: Container.preview(.loaded).makeItemsViewModel())
}

#Preview("Loaded, MVI") {
    ItemsMVIView(store: Container.preview(.loaded).makeItemsStore())
}

#Preview("Empty") {
    ItemsMVVMView(viewModel: Container.preview(.empty).makeItemsViewModel())
}

#Preview("Loading") {
    ItemsMVVMView(viewModel: Container.preview(.loading).makeItemsViewModel())
}

#Preview("Failed") {
    ItemsMVVMView(viewModel: Container.preview(.failed).makeItemsViewModel())
}
#endif
