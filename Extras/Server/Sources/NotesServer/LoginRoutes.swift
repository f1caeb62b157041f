import Hummingbird

/// `POST /login` and `DELETE /login`.
struct LoginRoutes: Sendable {
    let logins: Logins

    func add(to router: Router<NotesContext>) {
        router.post("login") { request, context in
            let credentials = try await request.body(
                Credentials.self, context, orElse: .badRequest)
            guard let login = try await logins.logIn(credentials) else {
                throw Problem.noLogin("The email or the password is wrong.")
            }
            return login
        }
        // A repeated logout succeeds, too. So a token that is not valid any more is no error here.
        router.delete("login") { request, _ in
            if let token = request.bearerToken { try await logins.logOut(token) }
            return Response(status: .noContent)
        }
    }
}
