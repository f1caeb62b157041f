#if canImport(UIKit)
import Presentation
import UIKit

#Preview("Items, MVVM") {
    UINavigationController(
        rootViewController: ItemsViewController(
            viewModel: Container.preview(.loaded).makeItemsViewModel()))
}

#Preview("Items, MVI") {
    UINavigationController(
        rootViewController: ItemsViewController(
            store: Container.preview(.loaded).makeItemsStore()))
}

#Preview("Items, failed") {
    ItemsViewController(viewModel: Container.preview(.failed).makeItemsViewModel())
}

#Preview("Counter, MVVM") {
    CounterViewController(viewModel: Container.preview(.loaded).makeCounterViewModel())
}

#Preview("Counter, MVI") {
    CounterViewController(store: Container.preview(.loaded).makeCounterStore())
}
#endif
