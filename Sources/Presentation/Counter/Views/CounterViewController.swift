#if canImport(UIKit)
import Domain
public import UIKit

/// The counter screen in UIKit, over either pattern: a state to render, somewhere to send intents.
public final class CounterViewController: UIViewController {
    private let state: @MainActor () -> CounterState
    private let send: Send<CounterIntent>
    private var observation: StateObservation<CounterState>?

    private let count = UILabel()
    private let activity = UIActivityIndicatorView(style: .medium)

    init(state: @escaping @MainActor () -> CounterState, send: Send<CounterIntent>) {
        self.state = state
        self.send = send
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "A screen needs a view model or a store.")
    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        layOut()
        observation = StateObservation(of: state) { [weak self] in self?.render($0) }
        send(.loadRequested)
    }

    /// Only from now on can an alert be presented.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        render(state())
    }

    private func render(_ state: CounterState) {
        count.text = "\(state.count)"
        if state.isLoading {
            activity.startAnimating()
        } else {
            activity.stopAnimating()
        }
        renderErrorAlert(state.error?.message) { [send] in send(.errorDismissed) }
    }

    private func layOut() {
        view.backgroundColor = .systemBackground
        count.font = .preferredFont(forTextStyle: .largeTitle)
        count.adjustsFontForContentSizeCategory = true
        count.accessibilityTraits = .updatesFrequently
        let buttons = UIStackView(arrangedSubviews: [
            button("Decrement", sends: .decrementTapped),
            button("Reset", sends: .resetTapped),
            button("Increment", sends: .incrementTapped),
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

    private func button(_ title: String, sends intent: CounterIntent) -> UIButton {
        UIButton(
            configuration: .bordered(),
            primaryAction: UIAction(title: title) { [send] _ in send(intent) })
    }
}
#endif
