import Domain
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends HTTP requests to servers. `send` returns the answer, or throws an error that says in one line
/// why there is no answer.
///
/// The client stores nothing: no cookies, no cache, no passwords. An unencrypted request never uses a
/// proxy, even if the system's settings have one, because the proxy could read it.
final class HTTPClient: Sendable {
    private let encrypted, unencrypted: URLSession
    private let transfers: HTTPTransfers
    private let timeout: Duration
    private let delay: any Delay

    /// A request fails if the server sends nothing for `timeout`, or if the answer is not complete after
    /// four times `timeout`. It also fails if the answer has more than `limit` bytes.
    init(
        timeout: Duration = .seconds(30), limit: Int = 64_000_000, delay: any Delay = ClockDelay()
    ) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        _ = proxiesOfEnvironment
        transfers = HTTPTransfers(limit: limit)
        encrypted = URLSession(
            configuration: configuration, delegate: transfers, delegateQueue: transfers.queue)
        configuration.connectionProxyDictionary = [:]
        unencrypted = URLSession(
            configuration: configuration, delegate: transfers, delegateQueue: transfers.queue)
        self.timeout = timeout
        self.delay = delay
    }

    deinit {
        encrypted.finishTasksAndInvalidate()
        unencrypted.finishTasksAndInvalidate()
    }

    func send(_ request: HTTPRequest, to server: URL) async throws(HTTPError) -> HTTPAnswer {
        if Task.isCancelled { throw .cancelled }
        let session = server.scheme?.lowercased() == "https" ? encrypted : unencrypted
        let task = session.dataTask(with: try urlRequest(request, to: server))
        // On some systems, `timeoutInterval` does not end a request whose answer arrives very slowly.
        let deadline = Task { [timeout, delay, transfers] in
            try await delay.wait(for: timeout * 4)
            transfers.stop(task, .tooLate)
        }
        defer { deadline.cancel() }
        switch await transfers.run(task) {
        case .answer(let response, let body):
            return HTTPAnswer(
                server: server, status: response.statusCode,
                retryAfter: response.value(forHTTPHeaderField: "Retry-After"),
                date: response.value(forHTTPHeaderField: "Date"), body: body)
        case .tooLarge:
            throw .unavailable(.unreachable(server, "its answer is too large"))
        case .tooLate:
            let reason = Reason.unreachable(server, "it did not answer in time")
            throw HTTPError(failure: .unavailable(reason), isSlow: true)
        case .failure(let error): throw .unavailable(.unreachable(server, Self.reason(error)))
        case nil: throw .cancelled
        }
    }

    private func urlRequest(
        _ request: HTTPRequest, to server: URL
    ) throws(HTTPError) -> URLRequest {
        var result = URLRequest(url: try request.address(at: server))
        result.httpMethod = request.method
        result.httpBody = request.body
        result.timeoutInterval = timeout / .seconds(1)
        for (name, value) in request.headers { result.setValue(value, forHTTPHeaderField: name) }
        return result
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? URLError)?.code {
        case .cannotConnectToHost: "nothing listens there"
        case .cannotFindHost, .dnsLookupFailed: "there is no such host"
        case .notConnectedToInternet: "this device is offline"
        case .timedOut, .cancelled: "it did not answer in time"
        case .networkConnectionLost, .badServerResponse: "the connection broke"
        case .badURL: "Foundation reaches no such address; write a name, such as localhost"
        case .unknown: "the connection broke, or its answer can't be read"
        case .serverCertificateUntrusted, .secureConnectionFailed: "it has no trusted certificate"
        default: error.localizedDescription
        }
    }
}

/// On Linux, a session uses the proxies that the environment of the process names, even if its
/// configuration has none. So all proxies for unencrypted addresses are removed from the environment.
private let proxiesOfEnvironment: Void = {
    let variables = ProcessInfo.processInfo.environment
    let https = variables["HTTPS_PROXY"] ?? variables["all_proxy"] ?? variables["ALL_PROXY"]
    if let https { setenv("https_proxy", https, 0) }
    for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
}()
