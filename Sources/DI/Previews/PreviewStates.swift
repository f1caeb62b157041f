#if canImport(SwiftUI)
import Domain
import SwiftUI

/// A screen in the state that is chosen above it. Each state has a screen and services of its own.
struct PreviewStates<Screen: View>: View {
    private let titles: [String]
    private let screens: [Screen]
    @State private var chosen = 0

    init(_ states: [PreviewState], screen: (PreviewState) -> Screen) {
        titles = states.map(\.title)
        screens = states.map(screen)
    }

    var body: some View {
        VStack(spacing: 0) {
            Picker("State", selection: $chosen) {
                ForEach(titles.indices, id: \.self) { Text(titles[$0]) }
            }
            screens[chosen].id(chosen)
        }
    }
}

/// A state of a screen: how the services answer, and what the user has done.
struct PreviewState {
    let title: String
    let container: Container
    /// Submitted on the login screen, or before the app was opened.
    var credentials: Credentials?
    /// Opened on the notes screen.
    var noteID: Note.ID?

    func logIn() async {
        if let credentials { _ = try? await container.login.logIn.execute(credentials) }
    }
}

extension [PreviewState] {
    /// Of each screen that loads.
    static var loads: [PreviewState] {
        [
            PreviewState(title: "Loaded", container: .preview(.loaded)),
            PreviewState(title: "Empty", container: .preview(.empty)),
            PreviewState(title: "Loading", container: .preview(.loading)),
            PreviewState(title: "Failed", container: .preview(.failed)),
        ]
    }

    static var app: [PreviewState] {
        [
            PreviewState(title: "Logged out", container: .preview(.loaded)),
            PreviewState(
                title: "Logged in", container: .preview(.loaded),
                credentials: Credentials.samples[0]),
        ]
    }

    static var login: [PreviewState] {
        let malformed = Credentials(email: "al@")
        let wrong = Credentials(email: "al@x.test", password: Password("engima"))
        let right = Credentials.samples[0]
        return [
            PreviewState(title: "Empty", container: .preview(.loaded)),
            PreviewState(
                title: "Refused", container: .preview(.loaded), credentials: malformed),
            PreviewState(title: "Wrong", container: .preview(.loaded), credentials: wrong),
            PreviewState(title: "Loading", container: .preview(.loading), credentials: right),
            PreviewState(title: "Failed", container: .preview(.failed), credentials: right),
        ]
    }

    static var notes: [PreviewState] {
        loads + [
            PreviewState(title: "Syncing", container: .preview(.loaded, notes: .syncing)),
            PreviewState(
                title: "Offline",
                container: .preview(.loaded, notes: .offline(retryIn: .seconds(60)))),
            PreviewState(title: "Logged out", container: .preview(.loaded, notes: .loggedOut)),
            PreviewState(title: "Conflict", container: .preview(.loaded), noteID: "n5"),
            PreviewState(title: "Rejected", container: .preview(.loaded), noteID: "n4"),
        ]
    }
}

extension Session {
    static let preview = Session(email: Credentials.samples[0].email)
}
#endif

#if canImport(UIKit)
import UIKit

/// A view controller in a navigation stack of its own.
struct PreviewController: UIViewControllerRepresentable {
    let make: () -> UIViewController

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: make())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#endif
