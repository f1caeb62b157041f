/// The requests that a screen has opened, each held open until a scenario answers it.
@MainActor
public final class Requests {
    /// What a service does when its caller is cancelled. Real services do one or the other.
    public enum Cancellation: String, CaseIterable, Sendable {
        /// The cancelled caller gets an error at once.
        case honoured
        /// The caller has to wait for the answer.
        case ignored
    }

    /// What becomes of a request when its screen asks again, or goes.
    public enum Kind: Sendable {
        /// A read may be cancelled by a newer read, and is cancelled when the screen is released.
        case read
        /// Waits for the next element of a stream, which may never come. When the element has come, another
        /// request is opened.
        case stream
        /// A write is never cancelled, not even when the screen is released.
        case write
        /// Waits for time to pass.
        case wait
    }

    /// One request, and what has become of it so far. The steps of its screen are counted from one.
    public struct Request: Equatable, Sendable {
        /// Counted from one, in the order of opening.
        public let number: Int
        /// Names what is asked, such as `delete b`.
        public let name: String
        /// The feature whose service gets the request.
        package let feature: String
        /// What becomes of it when its screen asks again, or goes.
        public let kind: Kind
        /// Two writes share it if the second one clears the error of the first.
        public let key: String
        /// What its answer can bring, besides success and failure.
        package let news: [String]
        /// The step that opened it; 0 if it was there before the first.
        public fileprivate(set) var opened: Int
        /// The step that answered it, if any did.
        package fileprivate(set) var answered: Int?
        /// The step since which the screen does not want the answer. It can be answered all the same.
        package fileprivate(set) var cancelled: Int?

        /// True once a step has answered it, wanted or not.
        public var isAnswered: Bool { answered != nil }
        /// True once the screen does not want the answer any more.
        public var isCancelled: Bool { cancelled != nil }
        /// True if it is open, and the screen still wants the answer.
        public var isAwaited: Bool { answered == nil && cancelled == nil }

        /// The same request in the history of one screen of the app, which begins after `step`.
        package func since(_ step: Int) -> Request {
            var request = self
            request.opened -= step
            request.answered = answered.map { $0 - step }
            request.cancelled = cancelled.map { $0 - step }
            return request
        }
    }

    /// A process that runs an app. What it has not sent when it ends is never sent.
    @MainActor
    package final class Process {
        package var hasEnded = false

        package init() {}
    }

    /// The process that asks; nil for a screen that is played by itself.
    @TaskLocal package static var process: Process?

    /// What an answer has brought: a value of any type, or an error.
    public typealias Outcome = Result<any Sendable, any Error>

    /// Every request so far, in the order of opening.
    public private(set) var all: [Request] = []
    /// The outcomes of the requests that were answered, by their numbers.
    package private(set) var results: [Int: Outcome] = [:]
    package let cancellation: Cancellation
    /// True if each read marks the names that it returns, to show which read a list is from.
    private let marksReads: Bool
    /// True if each request is answered when it is opened. A stream then has one element.
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

    /// The requests that can still be answered, cancelled ones among them.
    public var open: [Request] { all.filter { !$0.isAnswered } }

    /// A name as the next request will return it: with a mark, if reads are marked.
    public func readName(_ name: String) -> String {
        marksReads ? "\(name) #\(all.count + 1)" : name
    }

    /// Opens a request and returns when a scenario answers it. Returns nil if the caller is cancelled and
    /// cancellation is honoured.
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

    /// Notes what an answer has brought, for the properties.
    func note(_ result: Outcome, of number: Int) { results[number] = result }

    /// Begins a step. Throws if the step would answer a request that is not open.
    package func beginStep(answering number: Int? = nil) throws(RequestProblem) {
        if let number { try check(number) }
        step += 1
    }

    /// Answers a request, even a cancelled one, since servers do that.
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

    /// Resumes every caller that still waits. Later callers will not wait at all.
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

/// Why a request can't be answered, in words, without the number of the scenario's line.
public struct RequestProblem: Error, CustomStringConvertible {
    package let text: String
    public var description: String { text }
}
