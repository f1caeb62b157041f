#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// The texts and the buttons of an alert. A tap on any button also closes the alert.
public struct ScreenAlert {
    public typealias Choice = (title: String, role: ButtonRole?, action: @MainActor () -> Void)

    let title: String
    let message: String
    let choices: [Choice]
    /// True if the session has expired. Then the alert also offers to log in again.
    private(set) var needsLogin = false

    public init(_ title: String, message: String, choices: [Choice]) {
        (self.title, self.message, self.choices) = (title, message, choices)
    }

    /// Makes an alert with one button, which calls `dismiss`.
    public init(_ title: String, message: String, dismiss: @escaping @MainActor () -> Void) {
        self.init(title, message: message, choices: [(ScreenTexts.ok, .cancel, dismiss)])
    }

    /// Nil without an error. `dismiss` gets the error that the alert shows, so that a newer error stays.
    public init?<Failure: ShownError>(
        _ error: Failure?, dismiss: @escaping @MainActor (Failure) -> Void
    ) {
        guard let error else { return nil }
        self.init(ScreenTexts.failed, message: error.message) { dismiss(error) }
        needsLogin = error == .sessionExpired
    }
}

extension View {
    /// Shows alerts over all pages and tabs of this view, one after the other. No view inside may show an
    /// alert of its own: if two alerts are shown at once, SwiftUI shows only one of them.
    ///
    /// An open alert stays as it is until the user closes it, or until `next` returns nil. While
    /// `isCovered` is true, a sheet over this view has to show the alerts. While `isShown` is true, an
    /// alert is open or closing, and no sheet may open. If the view appears with an animation, as a sheet
    /// does, the first alert waits for the end of the animation.
    public func alerts(
        isCovered: Bool = false, isShown: Binding<Bool> = .constant(false),
        appearsAnimated: Bool = false, _ next: @escaping @MainActor () -> ScreenAlert?
    ) -> some View {
        let presenter = Presenter(isAppearing: appearsAnimated)
        return modifier(
            Alerts(isCovered: isCovered, isShown: isShown, next: next, presenter: presenter))
    }
}

private struct Alerts: ViewModifier {
    let isCovered: Bool
    @Binding var isShown: Bool
    let next: @MainActor () -> ScreenAlert?
    @Environment(\.appAlert) private var appAlert
    @Environment(\.delay) private var delay
    @Environment(\.logInAgain) private var logInAgain
    /// The newest alert. It stays here while it closes, so that its text does not change.
    @State private var shown: ScreenAlert?
    @State private var isOpen = false
    @State var presenter: Presenter

    func body(content: Content) -> some View {
        let wanted = next() ?? appAlert
        let mayBeOpen = wanted != nil && !isCovered && (isOpen || presenter.canOpen)
        content
            .environment(\.isAlertOpen, isOpen)
            .alert(shown?.title ?? "", isPresented: $isOpen, presenting: shown) { alert in
                if alert.needsLogin {
                    Button(ScreenTexts.logInAgain) {
                        alert.choices.first?.action()
                        logInAgain()
                    }
                }
                ForEach(alert.choices, id: \.title) { choice in
                    Button(choice.title, role: choice.role, action: choice.action)
                }
            } message: { alert in
                Text(alert.message)
            }
            .onAppear { if presenter.phase == .animating { waitForAnimation() } }
            .onChange(of: isCovered) {
                presenter.isCovered = isCovered
                if !isCovered { waitForAnimation() }
            }
            .onChange(of: isOpen) {
                if isOpen {
                    presenter.show()
                    isShown = true
                } else {
                    waitForAnimation()
                }
            }
            .onChange(of: mayBeOpen, initial: true) {
                if mayBeOpen { shown = wanted }
                isOpen = mayBeOpen
            }
    }

    private func waitForAnimation() {
        let animation = presenter.animate()
        Task {
            try? await delay.wait(for: animationTime)
            presenter.end(animation)
            if presenter.phase == .idle { isShown = false }
        }
    }
}

/// A little longer than the half second that the animation of a page, a sheet or an alert takes. The time is
/// a guess: nobody has run this on a Mac or an iPhone yet.
private let animationTime = Duration.milliseconds(600)

extension View {
    /// Calls `action` when this view has appeared, and again when an alert over it has closed, each time after
    /// the animation. Before that, no field of the view can take the focus.
    public func onReadyForFocus(_ action: @escaping @MainActor () -> Void) -> some View {
        modifier(ReadyForFocus(action: action))
    }
}

private struct ReadyForFocus: ViewModifier {
    let action: @MainActor () -> Void
    @Environment(\.delay) private var delay
    @Environment(\.isAlertOpen) private var isAlertOpen

    func body(content: Content) -> some View {
        content.task(id: isAlertOpen) {
            try? await delay.wait(for: animationTime)
            if !isAlertOpen, !Task.isCancelled { action() }
        }
    }
}

extension EnvironmentValues {
    @Entry var isAlertOpen: Bool = false

    /// An alert of the app itself, such as an alert about a link. The alerts of the screens come first.
    @Entry public var appAlert: ScreenAlert? = nil

    /// Ends the session, and shows the login form. The app sets this closure.
    @Entry public var logInAgain: @MainActor () -> Void = {}

    /// The clock of views that wait for an animation.
    @Entry public var delay: any Delay = ClockDelay()
}
#endif
