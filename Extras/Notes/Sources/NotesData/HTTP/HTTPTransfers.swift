import Domain
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the answer to each task of its sessions, up to a size limit. Follows no redirect.
///
/// A redirect could send a token to another host, and the API has no redirects.
final class HTTPTransfers: NSObject, @unchecked Sendable {
    enum Outcome: Sendable {
        case answer(HTTPURLResponse, Foundation.Data)
        case tooLarge, tooLate
        case failure(any Error)
    }

    private struct Transfer {
        let outcome: AsyncStream<Outcome>.Continuation
        var body = Foundation.Data()
    }

    /// A serial queue on which the sessions call this object, and on which tasks begin and are cancelled.
    ///
    /// On Linux, the process crashes if a task is cancelled on another queue just when the task ends.
    let queue = OperationQueue()
    private let limit: Int
    private var transfers: [URLSessionTask: Transfer] = [:]

    init(limit: Int) {
        self.limit = limit
        queue.maxConcurrentOperationCount = 1
    }

    /// Runs a task of a session to its end. If the calling Swift task is cancelled, returns nil at once.
    func run(_ task: URLSessionDataTask) async -> Outcome? {
        let (outcomes, outcome) = AsyncStream.makeStream(of: Outcome.self)
        queue.addOperation { [self] in
            transfers[task] = Transfer(outcome: outcome)
            task.resume()
        }
        for await outcome in outcomes { return outcome }
        // Nobody waits for this outcome.
        stop(task, .tooLate)
        return nil
    }

    /// Cancels a task, and ends its run with this outcome.
    func stop(_ task: URLSessionTask, _ outcome: Outcome) {
        queue.addOperation { [self] in
            end(task) { _ in outcome }
            task.cancel()
        }
    }

    private func end(_ task: URLSessionTask, _ outcome: (Foundation.Data) -> Outcome) {
        guard let ended = transfers.removeValue(forKey: task) else { return }
        ended.outcome.yield(outcome(ended.body))
    }
}

extension HTTPTransfers: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Foundation.Data
    ) {
        transfers[dataTask]?.body.append(data)
        if transfers[dataTask]?.body.count ?? 0 > limit { stop(dataTask, .tooLarge) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        end(task) { body in
            if let error { return .failure(error) }
            let response = task.response as? HTTPURLResponse
            return response.map { .answer($0, body) } ?? .failure(URLError(.badServerResponse))
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        #if canImport(FoundationNetworking)
        // On Linux, the process crashes if the handler is called after the task has ended or was
        // cancelled. So on Linux, the handler is never called. Instead, this method ends the task, with
        // the redirect as the answer.
        end(task) { .answer(response, $0) }
        task.cancel()
        #else
        completionHandler(nil)
        #endif
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
