#if canImport(UIKit)
import Presentation
import UIKit

#Preview("Items, loaded, MVI") {
    UINavigationController(
        rootViewController: ItemsViewController(
            store: Container.preview(.loaded).makeItemsStore()))
}

#Preview("Items, empty, MVI") {
    UINavigationController(
        rootViewController: ItemsViewController(
            store: Container.preview(.empty).makeItemsStore()))
}

#Preview("Items, loading, MVI") {
    UINavigationController(
        rootViewController: ItemsViewController(
            store: Container.preview(.loading).makeItemsStore()))
}

#Preview("Items, failed, MVI") {
    UINavigationController(
        rootViewController: ItemsViewController(
            store: Container.preview(.failed).makeItemsStore()))
}

#Preview("Counter, loaded, MVI") {
    UINavigationController(
        rootViewController: CounterViewController(
            store: Container.preview(.loaded).makeCounterStore()))
}

#Preview("Counter, loading, MVI") {
    UINavigationController(
        rootViewController: CounterViewController(
            store: Container.preview(.loading).makeCounterStore()))
}

#Preview("Counter, failed, MVI") {
    UINavigationController(
        rootViewController: CounterViewController(
            store: Container.preview(.failed).makeCounterStore()))
}
#endif
