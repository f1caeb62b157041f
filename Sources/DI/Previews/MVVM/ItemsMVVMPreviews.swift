#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    ItemsMVVMView(viewModel: Container.preview(.loaded).makeItemsViewModel())
}

#Preview("Empty, MVVM") {
    ItemsMVVMView(viewModel: Container.preview(.empty).makeItemsViewModel())
}

#Preview("Loading, MVVM") {
    ItemsMVVMView(viewModel: Container.preview(.loading).makeItemsViewModel())
}

#Preview("Failed, MVVM") {
    ItemsMVVMView(viewModel: Container.preview(.failed).makeItemsViewModel())
}
#endif
