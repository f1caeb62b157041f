import Domain
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the answer to each task of its sessions, up to a size limit. Follows no redirect.
///
/// A redirect could send a token to another host, and the API has no redirects.
final class HTTPTransfers: NSObject, @unchecked Sendable {
    enum Outcome {
        case answer(HTTPURLResponse, Foundation.Data)
        case tooLarge, tooLate
        case failure(any Error)
    }

    private struct Transfer {
        let continuation: CheckedContinuation<Outcome, Never>
        var body = Foundation.Data()
    }

    /// A serial queue on which the sessions call this object, and on which tasks are cancelled.
    ///
    /// On Linux, the process crashes if a task is cancelled on another queue just when the task ends.
    let queue: OperationQueue
    private let limit: Int
    private let lock = NSLock()
    private var transfers: [URLSessionTask: Transfer] = [:]

    init(limit: Int) {
        self.limit = limit
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
    }

    /// Runs a task of a session to its end. If the calling Swift task is cancelled, the session's task
    /// fails at once.
    func run(_ task: URLSessionDataTask) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                lock.withLock { transfers[task] = Transfer(continuation: continuation) }
                task.resume()
                if Task.isCancelled { cancel(task) }
            }
        } onCancel: {
            // This can run before the task is in `transfers`. If the task ended that early, nothing would
            // resume its continuation, and the caller would wait for ever. So a task that is not in
            // `transfers` yet is cancelled above, after `resume`.
            let isKnown = lock.withLock { transfers[task] != nil }
            if isKnown { cancel(task) }
        }
    }

    func cancel(_ task: URLSessionTask) {
        queue.addOperation { task.cancel() }
    }

    /// Ends a task that has taken too long.
    func expire(_ task: URLSessionTask) {
        queue.addOperation { [self] in
            end(task) { _ in .tooLate }
            task.cancel()
        }
    }

    private func end(_ task: URLSessionTask, _ outcome: (Foundation.Data) -> Outcome) {
        guard let ended = lock.withLock({ transfers.removeValue(forKey: task) }) else { return }
        ended.continuation.resume(returning: outcome(ended.body))
    }
}

extension HTTPTransfers: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Foundation.Data
    ) {
        let count = lock.withLock {
            transfers[dataTask]?.body.append(data)
            return transfers[dataTask]?.body.count ?? 0
        }
        guard count > limit else { return }
        end(dataTask) { _ in .tooLarge }
        dataTask.cancel()
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
