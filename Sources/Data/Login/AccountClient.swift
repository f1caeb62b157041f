package import Domain
package import Foundation

/// Sends requests for the account that has logged in on this device, with its tokens.
///
/// The tokens are in a file that only its owner may read, with the server that gave them: they are
/// sent to that server, for that account, and nowhere else. Other processes may use the same file.
package actor AccountClient {
    private let file: JSONFile<TokenRecord>
    private let http: HTTPClient
    /// The exchanges that run now, by the refresh token that each sends.
    private var exchanges: [String: Task<Result<Void, HTTPError>, Never>] = [:]

    /// The file need not exist. The time-out is for a server that is silent, if not the usual one.
    package init(file: URL, timeout: Duration? = nil) {
        self.file = JSONFile(url: file, mode: 0o600)
        http = timeout.map { HTTPClient(timeout: $0) } ?? HTTPClient()
    }

    /// Sends the request with the access token. One that has ended is refreshed, once for all callers.
    func send(
        _ request: HTTPRequest, for session: Session
    ) async throws(HTTPError) -> HTTPAnswer {
        let old = try await login(of: session)
        let answer = try await send(request, with: old)
        if answer.status != 401 { return answer }
        let fresh = try await refreshed(old, session)
        let second = try await send(request, with: fresh)
        if second.status == 401 { throw .loggedOut }
        return second
    }

    private func send(
        _ request: HTTPRequest, with login: Login
    ) async throws(HTTPError) -> HTTPAnswer {
        var request = request
        request.headers["Authorization"] = "Bearer \(login.tokens.access)"
        return try await http.send(request, to: login.server)
    }

    /// Another process may have logged in, or out.
    private func login(of session: Session) async throws(HTTPError) -> Login {
        guard let login = try await record().login(of: session) else { throw .loggedOut }
        return login
    }
}

extension AccountClient {
    /// A caller that is cancelled stops waiting; the exchange goes on for the others.
    private func refreshed(_ old: Login, _ session: Session) async throws(HTTPError) -> Login {
        let current = try await login(of: session)
        if current != old { return current }
        let refresh = old.tokens.refresh
        let exchange = exchanges[refresh] ?? Task { await self.exchange(old) }
        exchanges[refresh] = exchange
        let (results, result) = AsyncStream.makeStream(of: Result<Void, HTTPError>.self)
        Task { result.yield(await exchange.value) }
        for await result in results {
            try result.get()
            return try await login(of: session)
        }
        throw .cancelled
    }

    private func exchange(_ old: Login) async -> Result<Void, HTTPError> {
        defer { exchanges[old.tokens.refresh] = nil }
        let request = HTTPRequest("POST", "session", "refresh")
            .with(body: ["refresh": old.tokens.refresh])
        do throws(HTTPError) {
            let answer = try await http.send(request, to: old.server)
            let isOver = answer.status == 401 && answer.message != nil
            let tokens = TokenPair(answer)
            guard isOver || tokens != nil else { throw .unexpected(answer) }
            // Stored before they are used, and only in place of those that they come from.
            try await update { record in
                if record.refresh == old.tokens.refresh { record.setTokens(tokens) }
            }
            return isOver ? .failure(.loggedOut) : .success(())
        } catch {
            return .failure(error)
        }
    }
}

extension AccountClient {
    /// The session that is open on this device, also when the server has ended it meanwhile.
    package func session() async throws(AuthenticationError) -> Session? {
        do {
            return try await record().email.map { Session(email: $0) }
        } catch {
            throw AuthenticationError(error)
        }
    }

    /// Opens a session at the server, in place of the one that there was on this device.
    func logIn(_ credentials: Credentials, at server: URL) async throws(HTTPError) {
        let body = ["email": credentials.email, "password": credentials.password.reveal()]
        let answer = try await http.send(
            HTTPRequest("POST", "session").with(body: body), to: server)
        switch (answer.status, answer.message) {
        case (401, _?): throw .loggedOut
        case (429, let message?): throw .unavailable(message, retryAfter: answer.retryAfter)
        default: break
        }
        guard let tokens = TokenPair(answer) else { throw .unexpected(answer) }
        try await update { record in
            (record.server, record.email) = (server, credentials.email)
            record.setTokens(tokens)
        }
    }

    /// Forgets the account and its tokens, on this device only.
    package func logOut() async throws(AuthenticationError) {
        do {
            try await update { record in
                record.email = nil
                record.setTokens(nil)
            }
        } catch {
            throw AuthenticationError(error)
        }
    }

    private func record() async throws(HTTPError) -> TokenRecord {
        do {
            return try await file.read()
        } catch {
            throw HTTPError(error)
        }
    }

    private func update(
        _ change: @Sendable (inout TokenRecord) -> Void
    ) async throws(HTTPError) {
        do {
            try await file.update(change)
        } catch {
            throw HTTPError(error)
        }
    }
}
