#if canImport(UIKit)
import Presentation
import UIKit

#Preview("Items, loaded, MVVM") {
    UINavigationController(
        rootViewController: ItemsViewController(
            viewModel: Container.preview(.loaded).makeItemsViewModel()))
}

#Preview("Items, empty, MVVM") {
    UINavigationController(
        rootViewController: ItemsViewController(
            viewModel: Container.preview(.empty).makeItemsViewModel()))
}

#Preview("Items, loading, MVVM") {
    UINavigationController(
        rootViewController: ItemsViewController(
            viewModel: Container.preview(.loading).makeItemsViewModel()))
}

#Preview("Items, failed, MVVM") {
    UINavigationController(
        rootViewController: ItemsViewController(
            viewModel: Container.preview(.failed).makeItemsViewModel()))
}

#Preview("Counter, loaded, MVVM") {
    UINavigationController(
        rootViewController: CounterViewController(
            viewModel: Container.preview(.loaded).makeCounterViewModel()))
}

#Preview("Counter, loading, MVVM") {
    UINavigationController(
        rootViewController: CounterViewController(
            viewModel: Container.preview(.loading).makeCounterViewModel()))
}

#Preview("Counter, failed, MVVM") {
    UINavigationController(
        rootViewController: CounterViewController(
            viewModel: Container.preview(.failed).makeCounterViewModel()))
}
#endif
