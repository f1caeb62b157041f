#if canImport(UIKit)
import Domain
import UIKit

/// Shows the errors of one view controller, in alerts of its own; other alerts are left alone.
///
/// The button of an alert calls `dismiss` with the error that the alert shows. A newer error that comes
/// meanwhile is shown next.
@MainActor
final class ErrorAlertPresenter<Failure: ShownError> {
    private let error: () -> Failure?
    private let dismiss: (Failure) -> Void
    private weak var alert: UIAlertController?

    init(
        error: @escaping () -> Failure?, dismiss: @escaping (Failure) -> Void
    ) {
        self.error = error
        self.dismiss = dismiss
    }

    /// Presents the error that there is; takes the alert away when there is none.
    ///
    /// Without a window, or over what somebody else presents, nothing can be presented: call it again in
    /// `viewDidAppear`.
    func update(on controller: UIViewController) {
        guard let error = error() else { return close(on: controller) }
        guard alert == nil, controller.view.window != nil,
            controller.presentedViewController == nil
        else { return }
        present(error, on: controller)
    }

    /// To dismiss an alert over which another one is presented would dismiss that one.
    private func close(on controller: UIViewController) {
        guard let alert, alert.presentedViewController == nil else { return }
        self.alert = nil
        alert.dismiss(animated: true) { [weak self, weak controller] in
            if let controller { self?.update(on: controller) }
        }
    }

    private func present(_ error: Failure, on controller: UIViewController) {
        let alert = UIAlertController(
            title: "Something Went Wrong", message: error.message,
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self, weak controller] _ in
                guard let self else { return }
                self.alert = nil
                dismiss(error)
                if let controller { update(on: controller) }
            })
        self.alert = alert
        controller.present(alert, animated: true)
    }
}
#endif
