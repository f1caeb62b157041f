import Domain
package import Foundation

/// Sends requests for the account that has logged in on this device, with its tokens.
///
/// Tokens are sent only to the server that gave them, and only for their account. Other processes may use
/// the same tokens.
package actor AccountClient {
    private let store: any DocumentStore<TokenRecord>
    private let http: HTTPClient
    /// The refreshes in flight, by the token that each sends.
    private var refreshes: [String: Task<Result<Void, HTTPError>, Never>] = [:]

    /// `file` is the one of ``HTTPAuthenticationRepository``.
    package init(file: URL) {
        self.init(store: tokenStore(for: file), http: HTTPClient())
    }

    init(store: any DocumentStore<TokenRecord>, http: HTTPClient) {
        self.store = store
        self.http = http
    }

    /// Refreshes tokens that have expired, once for all callers. Nil if the account has to log in again.
    func send(
        _ request: HTTPRequest, for session: Session
    ) async throws(HTTPError) -> HTTPAnswer? {
        guard let login = try await login(of: session) else { return nil }
        let answer = try await send(request, with: login)
        guard answer.isRefusal else { return answer }
        // Another process may have refreshed them meanwhile.
        if try await self.login(of: session) == login { try await refresh(login, of: session) }
        guard let fresh = try await self.login(of: session) else { return nil }
        return try await send(request, with: fresh)
    }

    private func send(
        _ request: HTTPRequest, with login: Login
    ) async throws(HTTPError) -> HTTPAnswer {
        var request = request
        request.headers["Authorization"] = "Bearer \(login.tokens.access)"
        return try await http.send(request, to: login.server)
    }

    private func login(of session: Session) async throws(HTTPError) -> Login? {
        try await store.read(throwing: HTTPError.self).login(of: session)
    }

    /// A caller that is cancelled stops waiting; the refresh goes on for the others.
    private func refresh(_ login: Login, of session: Session) async throws(HTTPError) {
        let token = login.tokens.refresh
        let refresh = refreshes[token] ?? Task { await self.exchange(login, of: session) }
        refreshes[token] = refresh
        let (results, result) = AsyncStream.makeStream(of: Result<Void, HTTPError>.self)
        Task { result.yield(await refresh.value) }
        for await result in results { return try result.get() }
        throw .cancelled
    }

    private func exchange(_ old: Login, of session: Session) async -> Result<Void, HTTPError> {
        defer { refreshes[old.tokens.refresh] = nil }
        do throws(HTTPError) {
            let answer = try await http.send(
                SessionAPI.refresh(old.tokens.refresh), to: old.server)
            let tokens = try SessionAPI.tokens(in: answer)
            // Stored before they are used, and only if the old ones are still there.
            try await store.update(throwing: HTTPError.self) { record in
                // Of two processes that refresh at once, the refused one may be the first that is answered.
                let isRefused =
                    record.tokens == nil && record.email == session.email
                    && record.server == old.server
                if record.refresh == old.tokens.refresh || isRefused { record.tokens = tokens }
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }
}
