#if canImport(UIKit)
import Domain
public import UIKit

/// The counter screen in UIKit. It renders the state, and calls one of the `actions` when the user taps.
public final class CounterViewController: UIViewController {
    private let state: () -> CounterState
    private let actions: CounterActions
    private var observation: StateObservation<CounterState>?
    private let count = UILabel()
    private let activity = UIActivityIndicatorView(style: .medium)
    private let buttons = UIStackView()
    private weak var alert: UIAlertController?

    init(state: @escaping () -> CounterState, actions: CounterActions) {
        self.state = state
        self.actions = actions
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because this screen is in no storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = CounterTexts.title
        layOut()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (screen: CounterViewController, _) in screen.arrangeButtons()
        }
        observation = StateObservation(of: state) { [weak self] in self?.render($0) }
        actions.load()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        renderAgain()
    }

    private func render(_ state: CounterState) {
        count.text = state.count.map(String.init) ?? "–"
        count.accessibilityValue = state.count.map(String.init) ?? CounterTexts.unknownCount
        state.isWaiting ? activity.startAnimating() : activity.stopAnimating()
        if let alert, alert.presentingViewController != nil {
            guard state.error == nil, !alert.isBeingDismissed else { return }
            alert.dismiss(animated: true) { [weak self] in self?.renderAgain() }
        } else if let error = state.error, view.window != nil {
            present(error)
        }
    }

    /// Presents an alert for the error. A newer error, which comes while the alert is open, is shown
    /// next.
    ///
    /// The alert opens over all screens that are presented at this moment. It can't wait until they are
    /// dismissed, because UIKit does not report when that happens.
    private func present(_ error: CounterError) {
        let alert = UIAlertController(
            title: ScreenTexts.failed, message: error.message, preferredStyle: .alert)
        let ok = UIAlertAction(title: ScreenTexts.ok, style: .default) { [weak self] _ in
            self?.actions.dismiss(error)
            self?.renderAgain()
        }
        alert.addAction(ok)
        self.alert = alert
        var presenter: UIViewController = self
        while let presented = presenter.presentedViewController { presenter = presented }
        presenter.present(alert, animated: true)
    }

    /// Called each time an alert was closed, and each time the view has appeared: an error that could not
    /// be shown until now is shown.
    private func renderAgain() {
        render(state())
    }

    private func layOut() {
        view.backgroundColor = .systemBackground
        count.font = .preferredFont(forTextStyle: .largeTitle)
        count.adjustsFontForContentSizeCategory = true
        count.accessibilityLabel = CounterTexts.count
        count.accessibilityTraits = .updatesFrequently
        buttons.addArrangedSubview(button(CounterTexts.decrement, actions.decrement))
        buttons.addArrangedSubview(button(CounterTexts.reset, actions.reset))
        buttons.addArrangedSubview(button(CounterTexts.increment, actions.increment))
        buttons.spacing = 8
        arrangeButtons()
        let stack = UIStackView(arrangedSubviews: [count, activity, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(
                lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        ])
    }

    /// Puts the buttons side by side, or one below the other if the user has chosen a very large text
    /// size.
    private func arrangeButtons() {
        let category = traitCollection.preferredContentSizeCategory
        buttons.axis = category.isAccessibilityCategory ? .vertical : .horizontal
    }

    private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(
            configuration: .bordered(), primaryAction: UIAction(title: title) { _ in action() })
    }
}
#endif
