#if canImport(UIKit)
import Domain
public import UIKit

/// The counter screen in UIKit: renders a state, and calls an action for what the user does.
public final class CounterViewController: UIViewController {
    private let state: () -> CounterState
    private let actions: CounterActions
    private var observation: StateObservation<CounterState>?
    private let count = UILabel()
    private let activity = UIActivityIndicatorView(style: .medium)
    private weak var alert: UIAlertController?

    init(state: @escaping () -> CounterState, actions: CounterActions) {
        self.state = state
        self.actions = actions
        super.init(nibName: nil, bundle: nil)
    }

    /// This screen is not in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = CounterTexts.title
        layOut()
        observation = StateObservation(of: state) { [weak self] in self?.render($0) }
        actions.load()
    }

    /// Only from now on can an alert be presented.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        render(state())
    }

    private func render(_ state: CounterState) {
        count.text = state.count.map(String.init) ?? "–"
        count.accessibilityValue = state.count.map(String.init) ?? CounterTexts.unknownCount
        state.isWaiting ? activity.startAnimating() : activity.stopAnimating()
        if let error = state.error {
            present(error)
        } else {
            alert?.dismiss(animated: false)
        }
    }

    /// A newer error that comes while an alert is presented is shown next.
    private func present(_ error: CounterError) {
        guard view.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: ScreenTexts.failed, message: error.message, preferredStyle: .alert)
        let ok = UIAlertAction(title: ScreenTexts.ok, style: .default) { [weak self] _ in
            guard let self else { return }
            actions.dismiss(error)
            render(state())
        }
        alert.addAction(ok)
        self.alert = alert
        present(alert, animated: true)
    }

    private func layOut() {
        view.backgroundColor = .systemBackground
        count.font = .preferredFont(forTextStyle: .largeTitle)
        count.adjustsFontForContentSizeCategory = true
        count.accessibilityLabel = CounterTexts.count
        count.accessibilityTraits = .updatesFrequently
        let buttons = UIStackView(arrangedSubviews: [
            button(CounterTexts.decrement, actions.decrement),
            button(CounterTexts.reset, actions.reset),
            button(CounterTexts.increment, actions.increment),
        ])
        buttons.spacing = 8
        let stack = UIStackView(arrangedSubviews: [count, activity, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(
            configuration: .bordered(), primaryAction: UIAction(title: title) { _ in action() })
    }
}
#endif
