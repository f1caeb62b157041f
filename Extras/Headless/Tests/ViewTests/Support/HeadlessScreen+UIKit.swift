import Domain
import Headless
import Observation
import UIKit

@testable import Presentation

// This is in a separate file: where UIKit is imported, Testing needs a module that only Apple has.
extension HeadlessScreen {
    /// A view controller that presents these alerts. It presents the first alert before it has a window,
    /// and the next alerts after that.
    static func presenting(_ titles: [String]) -> HeadlessScreen {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let screen = HeadlessScreen(controller, isHidden: true)
        for title in titles {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            controller.present(alert, animated: false)
            screen.appear()
        }
        return screen
    }
}

/// The counter's view controller, with a state that a test changes.
@MainActor
final class CounterOnStage {
    private let counter = ShownCounter()
    let screen: HeadlessScreen
    private let controller: CounterViewController

    var state: CounterState {
        get { counter.state }
        set { counter.state = newValue }
    }

    init(error: CounterError? = nil) {
        if let error { counter.state.errors.failRead(error) }
        controller = CounterViewController(screen: counter)
        screen = HeadlessScreen(controller)
    }

    /// Tells the controller that it appears again, as after a page over it has closed.
    func appearAgain() { controller.viewDidAppear(false) }

    var isDismissing: Bool { controller.presentedViewController?.isBeingDismissed ?? false }

    /// True if the buttons are in a column.
    var hasVerticalButtons: Bool {
        var stack: UIView = controller.view
        while !(stack.subviews.last is UIButton), let next = stack.subviews.last { stack = next }
        return (stack as? UIStackView)?.axis == .vertical
    }

    /// Presents a controller that is not an alert.
    func presentOther() {
        controller.present(UIViewController(nibName: nil, bundle: nil), animated: false)
    }
}

@MainActor
@Observable
private final class ShownCounter: CounterScreen {
    var state = CounterState()

    func load() -> ScreenTask { .ended }
    func change(_ change: CounterChange) -> ScreenTask { .ended }
    func dismiss(_ error: CounterError) { state.errors.dismiss(error) }
}
