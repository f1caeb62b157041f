#if canImport(UIKit)
import UIKit

extension UIViewController {
    /// Presents, changes or takes away an alert, so that it shows the message that there is.
    ///
    /// Without a window nothing can be presented: render once more in `viewDidAppear`.
    func renderErrorAlert(_ message: String?, dismissed: @escaping @MainActor () -> Void) {
        let shown = presentedViewController as? UIAlertController
        guard let message else {
            shown?.dismiss(animated: true)
            return
        }
        if let shown {
            shown.message = message
        } else if view.window != nil, presentedViewController == nil {
            let alert = UIAlertController(
                title: "Something Went Wrong", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismissed() })
            present(alert, animated: true)
        }
    }
}
#endif
