#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// What an alert shows, and what its buttons do. A tap on any button also closes the alert.
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
    /// alert is open or closing, and no sheet may open.
    public func alerts(
        isCovered: Bool = false, isShown: Binding<Bool> = .constant(false),
        _ next: @escaping @MainActor () -> ScreenAlert?
    ) -> some View {
        modifier(Alerts(isCovered: isCovered, isShown: isShown, next: next))
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
    /// True until the view has appeared, while a sheet covers it, and while an alert or the sheet closes.
    @State private var isWaiting = true

    func body(content: Content) -> some View {
        let wanted = next() ?? appAlert
        let mayBeOpen = wanted != nil && !isWaiting && !isCovered
        content
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
            .onAppear { if isWaiting { waitForAnimations() } }
            .onChange(of: isCovered) {
                isWaiting = true
                if !isCovered { waitForAnimations() }
            }
            .onChange(of: isOpen) { if isOpen { isShown = true } else { waitForAnimations() } }
            .onChange(of: mayBeOpen, initial: true) {
                if mayBeOpen { shown = wanted }
                isOpen = mayBeOpen
            }
    }

    /// While an alert closes or the view appears, SwiftUI shows no new alert or sheet, and does not
    /// report when this animation ends. So the next alert or sheet waits longer than the animation takes.
    private func waitForAnimations() {
        isWaiting = true
        Task {
            try? await delay.wait(for: .milliseconds(600))
            isWaiting = false
            isShown = false
        }
    }
}

extension EnvironmentValues {
    /// An alert of the app itself, such as an alert about a link. The alerts of the screens come first.
    @Entry public var appAlert: ScreenAlert? = nil

    /// Ends the session, and shows the login form. The app sets it.
    @Entry public var logInAgain: @MainActor () -> Void = {}

    /// The clock of views that wait for an animation.
    @Entry public var delay: any Delay = ClockDelay()
}
#endif
