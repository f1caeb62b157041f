package import Domain

#if canImport(FoundationNetworking)
import Foundation
package import FoundationNetworking
#else
package import Foundation
#endif

/// Sends the requests of one API, whose bodies are JSON and whose errors are `{"message": "…"}`.
///
/// It keeps no cookies, no passwords and no answers, and follows no redirect: a redirect could take a
/// token to another host.
package struct HTTPClient: Sendable {
    /// Adds what the server wants to see in each request, such as a token.
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
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        if server.isOfThisMachine { configuration.useNoProxy() }
        session = URLSession(configuration: configuration)
    }

    /// Returns the body of the answer. Nil if the server says that there is nothing to change or delete.
    ///
    /// If this throws, it is possible that the server has done what it was asked for.
    func send(
        _ method: String, _ path: String..., headers: [String: String] = [:],
        body: (any Encodable)? = nil
    ) async throws(StorageFailure) -> Foundation.Data? {
        if Task.isCancelled { throw .cancelled }
        var request = URLRequest(url: server.url(of: path))
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let body {
            request.httpBody = try? JSONEncoder().encode(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        try await authorize(&request)
        let (body, response) = try await answer(to: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let error = try? JSONDecoder().decode(ErrorBody.self, from: body)
        let message = error?.message.trimmed.oneLine(limit: 200) ?? ""
        switch status {
        case 200..<300 where response.mimeType != "text/html": return body
        case _ where message.isEmpty: throw .unavailable(.otherAPI(server, status: status))
        case 401: throw .sessionExpired
        case 404,
            412 where ["PUT", "DELETE"].contains(method):
            return nil
        default: throw .unavailable(.refused(message, by: server, status: status))
        }
    }

    func read<Value: Decodable>(
        _ type: Value.Type, from body: Foundation.Data?
    ) throws(StorageFailure) -> Value {
        let value = body.flatMap { try? JSONDecoder().decode(type, from: $0) }
        guard let value else { throw .unavailable(.notReadable(server)) }
        return value
    }

    /// Returns at once if the caller is cancelled, and after half a minute at the latest.
    private func answer(
        to request: URLRequest
    ) async throws(StorageFailure) -> (Foundation.Data, URLResponse) {
        typealias Answer = Result<(Foundation.Data, URLResponse), any Error>
        let (answers, answer) = AsyncStream.makeStream(of: Answer.self)
        let transfer = Task {
            do {
                let delegate = TransferDelegate()
                answer.yield(.success(try await session.data(for: request, delegate: delegate)))
            } catch { answer.yield(.failure(error)) }
        }
        let limit = Task {
            try await delay.wait(for: .seconds(30))
            answer.yield(.failure(URLError(.timedOut)))
        }
        defer {
            limit.cancel()
            #if canImport(FoundationNetworking)
            // On Linux, a request that is cancelled sometimes never ends, so it goes on until it ends itself.
            _ = transfer
            #else
            transfer.cancel()
            #endif
        }
        for await first in answers {
            do { return try first.get() } catch {
                throw .unavailable(.notReached(server, (error as NSError).code))
            }
        }
        throw .cancelled
    }
}

private struct ErrorBody: Decodable {
    let message: String
}

private final class TransferDelegate: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
    /// Without this method, a request never ends on Linux if its answer asks for a password.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.rejectProtectionSpace, nil)
    }
    #endif
}

extension URLSessionConfiguration {
    /// For a server on this machine, which no proxy can reach.
    fileprivate func useNoProxy() {
        #if canImport(FoundationNetworking)
        // On Linux, only the environment of the process names the proxies.
        _ = noProxyForThisMachine
        #else
        connectionProxyDictionary = [:]
        #endif
    }
}

#if canImport(FoundationNetworking)
private let noProxyForThisMachine: Void = {
    let variables = ProcessInfo.processInfo.environment
    let others = variables["no_proxy"] ?? variables["NO_PROXY"] ?? ""
    setenv("no_proxy", "localhost,127.0.0.0/8,::1,\(others)", 1)
}()
#endif
