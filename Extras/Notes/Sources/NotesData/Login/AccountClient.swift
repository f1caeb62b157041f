import Data
import Domain
package import Foundation

/// Sends requests with the tokens of the account that is logged in on this device.
///
/// Tokens are sent only to the server that gave them, and only for their account. Other processes can
/// use and refresh the same tokens.
package actor AccountClient {
    private let store: any DocumentStore<TokenRecord>
    private let http: HTTPClient
    /// The token refreshes that have not ended yet. The key is the refresh token that is sent.
    private var refreshes: [String: Task<Result<Void, HTTPError>, Never>] = [:]

    /// `file` must be the same file that ``HTTPAuthenticationRepository`` uses.
    package init(file: URL) {
        self.init(store: tokenStore(for: file), http: HTTPClient())
    }

    init(store: any DocumentStore<TokenRecord>, http: HTTPClient) {
        self.store = store
        self.http = http
    }

    /// Sends a request. If the server refuses the tokens, refreshes them once for all callers, and sends
    /// the request again. Nil if this device has no tokens for the session: the user has to log in again.
    func send(
        _ request: HTTPRequest, for session: Session
    ) async throws(HTTPError) -> HTTPAnswer? {
        guard let login = try await login(of: session) else { return nil }
        let answer = try await send(request, with: login)
        guard answer.isRefusal else { return answer }
        // If another caller or process has refreshed the tokens already, the new tokens are used.
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

    /// Starts a refresh of these tokens if none is running, and waits until it ends. A caller that is
    /// cancelled stops waiting, but the refresh goes on for the other callers.
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
            // The new tokens are stored before they are used, and only if the store still has the old
            // tokens.
            try await store.update(throwing: HTTPError.self) { record in
                // If two processes refresh at once, the server can refuse one of them. That process
                // removes the tokens, perhaps before this update. So removed tokens are replaced, too.
                let isRefused =
                    record.tokens == nil && record.isOf(session) && record.server == old.server
                if record.refresh == old.tokens.refresh || isRefused { record.tokens = tokens }
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }
}
