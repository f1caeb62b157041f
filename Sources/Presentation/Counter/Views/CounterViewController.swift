#if canImport(UIKit)
import Domain
public import UIKit

/// The counter screen in either pattern, in UIKit. It renders the state, and calls the screen for each
/// tap.
public final class CounterViewController: UIViewController {
    private let screen: any CounterScreen
    private var observation: StateObservation<CounterState>?
    private let count = UILabel()
    private let activity = UIActivityIndicatorView(style: .medium)
    private let buttons = UIStackView()
    private weak var alert: UIAlertController?

    public init(screen: any CounterScreen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because this screen is in no storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = CounterTexts.title
        layOut()
        observation = StateObservation(of: { [screen] in screen.state }) { [weak self] _ in
            self?.render()
        }
        screen.load()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        render()
    }

    /// Puts the buttons side by side, or one below the other if the user has chosen a very large text
    /// size. UIKit calls this again when the size that is read here has changed.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let category = traitCollection.preferredContentSizeCategory
        buttons.axis = category.isAccessibilityCategory ? .vertical : .horizontal
    }

    /// Called after each change of the state, after an alert was closed, and after the view has appeared.
    /// Shows an error that could not be shown before.
    private func render() {
        let state = screen.state
        count.text = state.count.map(String.init) ?? "–"
        count.accessibilityValue = state.count.map(String.init) ?? CounterTexts.unknownCount
        state.isWaiting ? activity.startAnimating() : activity.stopAnimating()
        if let alert, alert.presentingViewController != nil {
            guard state.error == nil, !alert.isBeingDismissed else { return }
            alert.dismiss(animated: true) { [weak self] in self?.render() }
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
            self?.screen.dismiss(error)
            self?.render()
        }
        alert.addAction(ok)
        self.alert = alert
        var presenter: UIViewController = self
        while let presented = presenter.presentedViewController { presenter = presented }
        presenter.present(alert, animated: true)
    }

    private func layOut() {
        view.backgroundColor = .systemBackground
        count.font = .preferredFont(forTextStyle: .largeTitle)
        count.adjustsFontForContentSizeCategory = true
        count.accessibilityLabel = CounterTexts.count
        count.accessibilityTraits = .updatesFrequently
        addButton(CounterTexts.decrement, .decrement)
        addButton(CounterTexts.reset, .reset)
        addButton(CounterTexts.increment, .increment)
        buttons.spacing = 8
        let stack = UIStackView(arrangedSubviews: [count, activity, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
        ])
    }

    private func addButton(_ title: String, _ change: CounterChange) {
        let action = UIAction(title: title) { [screen] _ in screen.change(change) }
        buttons.addArrangedSubview(UIButton(configuration: .bordered(), primaryAction: action))
    }
}
#endif
