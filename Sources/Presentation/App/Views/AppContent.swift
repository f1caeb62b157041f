#if canImport(SwiftUI)
import SwiftUI

/// The app as a function of its state: whoever has not logged in sees nothing else.
struct AppContent: View {
    let state: AppState
    let send: Send<AppIntent>

    var body: some View {
        switch state {
        case .login(let login):
            NavigationStack {
                LoginContent(state: login, send: send.map(AppIntent.login))
            }
        case .main(let main):
            MainContent(state: main, send: send.map(AppIntent.main)) { send(.logOutTapped) }
        }
    }
}
#endif
