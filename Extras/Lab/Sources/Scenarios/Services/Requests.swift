/// The requests that a screen has opened. Each one stays open until a scenario answers it.
@MainActor
public final class Requests {
    /// What a service does when its caller is cancelled. Real services do one or the other.
    public enum Cancellation: String, CaseIterable, Sendable {
        /// The cancelled caller gets an error at once.
        case honoured
        /// The caller has to wait for the answer.
        case ignored
    }

    /// What happens to a request when its screen sends a newer one, or is released.
    public enum Kind: Sendable {
        /// A read may be cancelled by a newer read, and is cancelled when the screen is released.
        case read
        /// Waits for the next element of a stream, which may never come. After each element, a new request
        /// is opened.
        case stream
        /// A write is never cancelled, not even when the screen is released.
        case write
        /// Waits for time to pass.
        case wait
    }

    /// One request and its history. The steps of its screen are counted from one.
    public struct Request: Equatable, Sendable {
        /// Counted from one, in the order of opening.
        public let number: Int
        /// What is requested, such as `delete b`.
        public let name: String
        /// The feature whose service gets the request.
        package let feature: String
        /// What happens to the request when its screen sends a newer one, or is released.
        public let kind: Kind
        /// Two writes have the same key if the second write clears the error of the first write.
        public let key: String
        /// The news that the answer can report besides success and failure.
        package let news: [String]
        /// The step that opened the request; 0 if it was opened before the first step.
        public fileprivate(set) var opened: Int
        /// The step that answered the request; nil if it is open.
        package fileprivate(set) var answered: Int?
        /// The step that cancelled the request. A cancelled request can still be answered.
        package fileprivate(set) var cancelled: Int?

        /// True if the request has been answered, even if the screen no longer wanted the answer.
        public var isAnswered: Bool { answered != nil }
        /// True if the screen no longer wants the answer.
        public var isCancelled: Bool { cancelled != nil }
        /// True if the request is open and the screen still wants the answer.
        public var isAwaited: Bool { answered == nil && cancelled == nil }

        /// The same request, with its steps counted from `step`, at which the history of one screen of the
        /// app begins.
        package func since(_ step: Int) -> Request {
            var request = self
            request.opened -= step
            request.answered = answered.map { $0 - step }
            request.cancelled = cancelled.map { $0 - step }
            return request
        }
    }

    /// A process in which an app runs. After its end, no request of the app is sent.
    @MainActor
    package final class Process {
        package var hasEnded = false

        package init() {}
    }

    /// The process of the app that opens a request; nil if a screen is played without an app.
    @TaskLocal package static var process: Process?

    /// The outcome of an answer: a value of any type, or an error.
    public typealias Outcome = Result<any Sendable, any Error>

    /// Every request so far, in the order of opening.
    public private(set) var all: [Request] = []
    /// The outcomes of the answered requests, by number.
    package private(set) var results: [Int: Outcome] = [:]
    package let cancellation: Cancellation
    /// For each read, the values that its answers would bring, by the text of the answer; nil if nobody
    /// asks for them.
    package var foreseen: [Int: [String: any Sendable]]?
    /// True if each read adds a mark to the names that it returns. The mark shows which read a list comes
    /// from.
    private let marksReads: Bool
    /// True if each request is answered as soon as it is opened. A stream then has only one element.
    private let answersAtOnce: Bool
    private var isClosed = false
    /// How many steps there have been.
    package private(set) var step = 0
    private var waiting: [Int: CheckedContinuation<Answer?, Never>] = [:]

    package init(
        cancellation: Cancellation, marksReads: Bool = false, answersAtOnce: Bool = false
    ) {
        self.cancellation = cancellation
        (self.marksReads, self.answersAtOnce) = (marksReads, answersAtOnce)
    }

    /// The requests that can still be answered, including cancelled requests.
    public var open: [Request] { all.filter { !$0.isAnswered } }

    /// The name as the next request returns it: with a mark if reads add marks.
    public func readName(_ name: String) -> String {
        marksReads ? "\(name) #\(all.count + 1)" : name
    }

    /// Opens a request and returns its answer. Returns nil if the caller is cancelled and cancellation is
    /// honoured.
    package func reply(
        to name: String, _ kind: Kind = .read, in feature: String = "", key: String? = nil,
        news: [String] = []
    ) async -> Answer? {
        guard Self.process?.hasEnded != true else { return nil }
        let number = all.count + 1
        let isAnswered = answersAtOnce && kind != .stream
        all.append(
            Request(
                number: number, name: name, feature: feature, kind: kind, key: key ?? name,
                news: news, opened: step,
                answered: isAnswered ? step : nil))
        guard !isAnswered else { return .ok }
        guard !isClosed else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in cancel(number) }
        }
    }

    /// Stores the outcome of an answer, for the properties.
    func note(_ result: Outcome, of number: Int) { results[number] = result }

    /// Begins a step. Throws if the step would answer a request that is not open.
    package func beginStep(answering number: Int? = nil) throws(RequestProblem) {
        if let number { try check(number) }
        step += 1
    }

    /// Answers a request, even a cancelled one, as servers do.
    package func answer(_ number: Int, _ answer: Answer) throws(RequestProblem) {
        try check(number)
        all[number - 1].answered = step
        resume(number, with: answer)
    }

    private func check(_ number: Int) throws(RequestProblem) {
        guard all.indices.contains(number - 1) else {
            let count = "\(all.count) \(all.count == 1 ? "was" : "were")"
            throw RequestProblem(text: "request \(number) was never opened; so far \(count)")
        }
        guard !all[number - 1].isAnswered else {
            throw RequestProblem(text: "request \(number) has been answered already")
        }
    }

    /// Resumes every caller that is still waiting. Later callers do not wait.
    package func close() {
        isClosed = true
        for number in waiting.keys { resume(number, with: nil) }
    }

    private func cancel(_ number: Int) {
        all[number - 1].cancelled = step
        if cancellation == .honoured { resume(number, with: nil) }
    }

    private func resume(_ number: Int, with reply: Answer?) {
        waiting.removeValue(forKey: number)?.resume(returning: reply)
    }
}

/// Why a request can't be answered, without the number of the scenario's line.
public struct RequestProblem: Error, CustomStringConvertible {
    package let text: String
    public var description: String { text }
}
