import Hummingbird

/// `POST /session` and `POST /session/refresh`.
struct SessionRoutes: Sendable {
    let sessions: Sessions

    private struct RefreshBody: Decodable {
        let refresh: String
    }

    func add(to router: Router<NotesContext>) {
        router.post("session") { request, context in
            let credentials = try await request.body(Credentials.self, context)
            guard let tokens = try await sessions.logIn(credentials) else {
                throw Problem.notLoggedIn("The email or the password is wrong.")
            }
            return tokens
        }
        router.post("session/refresh") { request, context in
            let body = try await request.body(RefreshBody.self, context)
            guard let tokens = try await sessions.refresh(body.refresh) else {
                throw Problem.notLoggedIn("The session has ended. Log in again.")
            }
            return tokens
        }
    }
}
