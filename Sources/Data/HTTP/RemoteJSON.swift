import Domain
package import Foundation

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// A server that is asked, and answers, in JSON.
package struct RemoteJSON: Sendable {
    /// Adds what the server wants to see in each request, such as a token. If it has none, it adds nothing,
    /// and the server refuses the request.
    package typealias Authorize = @Sendable (inout URLRequest) async -> Void

    private let server: URL
    private let authorize: Authorize
    private let session: URLSession

    package init(server: URL, authorize: @escaping Authorize = { _ in }) {
        (self.server, self.authorize) = (server, authorize)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.timeoutIntervalForRequest = 10
        session = URLSession(configuration: configuration)
    }

    /// Returns an answer with one of these `statuses`. Throws `unavailable` for any other answer, and if the
    /// server can't be reached. In that case, perhaps the server has done what it was asked for.
    func send(
        _ method: String, _ path: [String], headers: [String: String] = [:],
        body: JSONBytes? = nil, statuses: Set<Int>
    ) async throws(StorageFailure) -> (status: Int, body: Foundation.Data) {
        if Task.isCancelled { throw .cancelled }
        let address = server.absoluteString + path.map { "/" + Self.encoded($0) }.joined()
        guard let url = URL(string: address) else {
            throw .unavailable(.notReached("“\(address.oneLine())” is no address."))
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Foundation.Data($0) }
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        await authorize(&request)
        let (data, response) = try await answer(to: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if statuses.contains(status) { return (status, data) }
        let text = "\(server.absoluteString) answered \(method) with status \(status)."
        throw .unavailable(.notAnswered(text.oneLine()))
    }

    /// If the caller is cancelled, it stops waiting, and the request goes on. On Linux, a request that is
    /// cancelled itself sometimes never ends.
    private func answer(
        to request: URLRequest
    ) async throws(StorageFailure) -> (Foundation.Data, URLResponse) {
        let (answers, answer) = AsyncStream.makeStream(
            of: Result<(Foundation.Data, URLResponse), any Error>.self)
        Task {
            do { answer.yield(.success(try await session.data(for: request))) } catch {
                answer.yield(.failure(error))
            }
        }
        for await result in answers {
            do { return try result.get() } catch {
                let reason = error.localizedDescription
                throw .unavailable(.notReached("\(server.absoluteString): \(reason)".oneLine()))
            }
        }
        throw .cancelled
    }

    /// Also encodes a dot and a slash, because an id such as `../x` must not lead to another address.
    private static func encoded(_ text: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        return text.addingPercentEncoding(withAllowedCharacters: .init(charactersIn: plain)) ?? ""
    }
}
