package import Domain

#if canImport(FoundationNetworking)
import Foundation
package import FoundationNetworking
#else
package import Foundation
#endif

/// Sends the requests of one API. Its bodies are JSON, and its errors are `{"message": "…"}`.
///
/// The client stores no cookies, passwords or answers. It follows no redirect, because a redirect could
/// send a token to another host.
package struct HTTPClient: Sendable {
    /// Adds the headers that the server needs in each request, such as a token.
    package typealias Authorize = @Sendable (inout URLRequest) async throws(StorageFailure) -> Void

    private let server: ServerAddress
    private let delay: any Delay
    private let authorize: Authorize
    private let session: URLSession

    package init(
        server: ServerAddress, delay: any Delay = ClockDelay(),
        authorize: @escaping Authorize = { _ in }
    ) {
        (self.server, self.delay, self.authorize) = (server, delay, authorize)
        let configuration = URLSessionConfiguration.ephemeral
        (configuration.urlCache, configuration.httpCookieStorage) = (nil, nil)
        if server.isOfThisMachine {
            // A proxy would look for this server on the proxy's own machine.
            configuration.connectionProxyDictionary = [:]
            _ = Self.withoutProxy
        }
        session = URLSession(configuration: configuration, delegate: Strict(), delegateQueue: nil)
    }

    /// On Linux, only this environment variable turns the proxy off, for the whole process. It is
    /// set only once, because the process can crash if another thread reads the environment
    /// meanwhile.
    private static let withoutProxy = setenv(
        "no_proxy",
        "localhost,127.0.0.1,::1," + (getenv("no_proxy").map { String(cString: $0) } ?? ""), 1)

    /// Returns the body of the answer. Nil if the server says that there is nothing to change or delete.
    ///
    /// If this method throws, perhaps the server has done the work all the same.
    @concurrent func send(
        _ method: String, _ path: String..., headers: [String: String] = [:],
        body: (any Encodable & Sendable)? = nil
    ) async throws(StorageFailure) -> Foundation.Data? {
        if Task.isCancelled { throw .cancelled }
        var request = URLRequest(url: server.url(of: path))
        request.httpMethod = method
        request.allHTTPHeaderFields = headers
        if let body {
            request.httpBody = try body.json()
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        try await authorize(&request)
        let (body, response) = try await answer(to: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let message = (try? ErrorBody(json: body))?.message.trimmed ?? ""
        switch status {
        case 200..<300 where response.mimeType != "text/html": return body
        case _ where message.isEmpty: throw .unavailable(.otherAPI(server, status: status))
        case 401: throw .sessionExpired
        case 404 where ["PUT", "DELETE"].contains(method), 412: return nil
        default: throw .unavailable(.refused(message, by: server, status: status))
        }
    }

    func read<Value: Decodable>(_ body: Foundation.Data?) throws(StorageFailure) -> Value {
        if let body, let value = try? Value(json: body) { return value }
        throw .unavailable(.notReadable(server))
    }

    /// Returns at once if the caller is cancelled, and after half a minute at the latest.
    private func answer(to request: URLRequest) async throws(StorageFailure) -> Answer {
        let (answers, answer) = AsyncThrowingStream.makeStream(of: Answer.self)
        let transfer = Task {
            do { answer.yield(try await session.data(for: request)) } catch {
                answer.finish(throwing: error)
            }
        }
        let limit = Task {
            try await delay.wait(for: .seconds(30))
            answer.finish(throwing: URLError(.timedOut))
        }
        defer { limit.cancel() }
        #if canImport(FoundationNetworking)
        // On Linux, a cancelled transfer can block forever. So the transfer is not cancelled there, and
        // ends by itself.
        _ = transfer
        #else
        defer { transfer.cancel() }
        #endif
        do {
            for try await first in answers { return first }
        } catch { throw .unavailable(.notReached(server, (error as NSError).code)) }
        throw .cancelled
    }
}

private typealias Answer = (Foundation.Data, URLResponse)

private struct ErrorBody: Decodable { let message: String }

private final class Strict: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }

    #if canImport(FoundationNetworking)
    /// Without this method, a request never ends on Linux if its answer asks for a password.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive _: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.rejectProtectionSpace, nil) }
    #endif
}
