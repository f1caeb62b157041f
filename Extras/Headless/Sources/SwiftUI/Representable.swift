import Elements
public import UIKit

/// A view controller among views: made once, in a window of its own.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _Primitive {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
}

public struct UIViewControllerRepresentableContext<Representable> {}

extension UIViewControllerRepresentable {
    public func _parts(_ context: _Context) -> [_Part] {
        [
            _Part(path: context.path) {
                let host = context.host
                let window = host.keep(context.path + ".window") {
                    let window = UIWindow(makeUIViewController(context: Context()))
                    window.appear()
                    return window
                }
                host.hasControllers = true
                if let alert = window.alert {
                    host.alerts.present(context.path, at: host.place) { alert }
                }
                return window.elements
            }
        ]
    }
}
