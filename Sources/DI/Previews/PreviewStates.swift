#if canImport(SwiftUI)
import Domain
import SwiftUI

/// Shows a screen in one of several states. The user chooses the state in a picker above the screen. Each
/// state has its own screen and container.
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

/// A state in which a preview shows a screen. What `container` answers, and what the user has done, lead
/// to this state.
struct PreviewState {
    let title: String
    var container = Container.preview(.loaded)
    /// The credentials to submit on the login screen. In a preview of the whole app, the user has logged
    /// in with them before the app starts.
    var credentials: Credentials?
    /// The note that is open on the notes screen.
    var noteID: Note.ID?

    func logIn() async {
        if let credentials { _ = try? await container.login.logIn.execute(credentials) }
    }
}

extension [PreviewState] {
    /// The states of each screen that loads data.
    static var loads: [PreviewState] {
        [
            PreviewState(title: "Loaded"),
            PreviewState(title: "Empty", container: .preview(.empty)),
            PreviewState(title: "Loading", container: .preview(.loading)),
            PreviewState(title: "Failed", container: .preview(.failed)),
        ]
    }

    static var app: [PreviewState] {
        [
            PreviewState(title: "Logged out"),
            PreviewState(title: "Logged in", credentials: Credentials.samples[0]),
        ]
    }

    static var login: [PreviewState] {
        let malformed = Credentials(email: "al@")
        let wrong = Credentials(email: "al@x.test", password: Password("engima"))
        let right = Credentials.samples[0]
        return [
            PreviewState(title: "Empty"),
            PreviewState(title: "Refused", credentials: malformed),
            PreviewState(title: "Wrong", credentials: wrong),
            PreviewState(title: "Loading", container: .preview(.loading), credentials: right),
            PreviewState(title: "Failed", container: .preview(.failed), credentials: right),
        ]
    }

    static var notes: [PreviewState] {
        let offline = SyncStatus.offline(retryIn: .seconds(60))
        return loads + [
            PreviewState(title: "Syncing", container: .preview(.loaded, notes: .syncing)),
            PreviewState(title: "Offline", container: .preview(.loaded, notes: offline)),
            PreviewState(title: "Logged out", container: .preview(.loaded, notes: .loggedOut)),
            PreviewState(title: "Conflict", noteID: "n5"),
            PreviewState(title: "Rejected", noteID: "n4"),
        ]
    }
}
#endif
