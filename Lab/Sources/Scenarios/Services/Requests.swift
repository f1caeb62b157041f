/// The requests that a screen has opened, each held open until a scenario answers it.
@MainActor
package final class Requests {
    /// What a service does when its caller is cancelled. Real ones do either.
    package enum Cancellation: String, CaseIterable, Sendable {
        /// It throws at once.
        case honoured
        /// The caller has to wait for the answer.
        case ignored
    }

    package enum Kind: Sendable {
        /// A newer one may cancel it, and so does the end of the screen.
        case read
        /// Waits for the next element of a stream, which may never come. When it has come, another one is
        /// opened.
        case stream
        /// Is done whatever becomes of the screen: it is never cancelled.
        case write
        /// Waits for time to pass.
        case wait
    }

    /// One request, and what has become of it so far.
    package struct Request: Equatable, Sendable {
        /// Counted from one, in the order of opening.
        package let number: Int
        /// What is asked, such as `delete b`.
        package let name: String
        package let kind: Kind
        /// What the services held when it was opened.
        package let service: String
        package fileprivate(set) var isAnswered = false
        /// Whether the screen no longer wants the answer. It can be answered all the same.
        package fileprivate(set) var isCancelled = false
    }

    /// What services do besides holding requests open.
    package struct Options: Sendable {
        /// Each read answers with names of its own, so that the answer of an older read is seen.
        var marksReads: Bool
        /// No request is held open: each is answered as it is opened. A stream has one element.
        var answersAtOnce: Bool

        package init(marksReads: Bool = false, answersAtOnce: Bool = false) {
            (self.marksReads, self.answersAtOnce) = (marksReads, answersAtOnce)
        }
    }

    /// What an answer has brought, of whatever type.
    package typealias Outcome = Result<any Sendable, any Error>

    /// Every request so far, in the order of opening.
    package private(set) var all: [Request] = []
    /// What those that were answered have brought, by their numbers.
    package private(set) var results: [Int: Outcome] = [:]
    package let cancellation: Cancellation
    private let options: Options
    private var isClosed = false
    private var services: [() -> String] = []
    /// The numbers of those that were opened, cancelled or answered since they were last taken.
    private var changed: Set<Int> = []
    private var waiting: [Int: CheckedContinuation<Answer?, Never>] = [:]
    /// Grows with each request, and with each caller that comes back.
    private var activity = 0
    /// How many callers have been resumed and do not run yet. They travel by way of the concurrent
    /// pool, in no particular order.
    private var returning = 0

    package init(cancellation: Cancellation, _ options: Options = Options()) {
        self.cancellation = cancellation
        self.options = options
    }

    /// The requests that can still be answered, cancelled ones among them.
    package var open: [Request] { all.filter { !$0.isAnswered } }

    /// What all services hold, in words: all that decides what they will answer.
    package var service: String { services.map { $0() }.joined(separator: " ") }

    /// A service says what it holds.
    func describeService(_ service: @escaping () -> String) { services.append(service) }

    /// The requests to which something has happened since the last call, oldest first.
    package func takeChanged() -> [Request] {
        defer { changed = [] }
        return changed.sorted().map { all[$0 - 1] }
    }

    /// A name as the next request to be opened reads it.
    func readName(_ name: String) -> String {
        options.marksReads ? "\(name) #\(all.count + 1)" : name
    }

    /// Opens a request and returns when a scenario answers it, or with nil, when the caller is cancelled
    /// and that is honoured.
    package func reply(to name: String, _ kind: Kind = .read) async -> Answer? {
        let number = all.count + 1
        let isAnswered = options.answersAtOnce && kind != .stream
        all.append(
            Request(
                number: number, name: name, kind: kind, service: service, isAnswered: isAnswered))
        changed.insert(number)
        activity += 1
        guard !isAnswered else { return .ok }
        guard !isClosed else { return nil }
        let reply = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in cancel(number) }
        }
        activity += 1
        returning -= 1
        return reply
    }

    /// Notes what an answer has brought, for the properties.
    func note(_ result: Outcome, of number: Int) {
        results[number] = result
    }

    /// Answers a request, also one that is cancelled: servers do that.
    package func answer(_ number: Int, _ answer: Answer) throws(RequestProblem) {
        guard all.indices.contains(number - 1) else {
            throw .neverOpened(number, opened: all.count)
        }
        guard !all[number - 1].isAnswered else { throw .answeredTwice(number) }
        all[number - 1].isAnswered = true
        changed.insert(number)
        resume(number, with: answer)
    }

    /// Returns when all that follows from the last step has happened, on all screens played together.
    ///
    /// All work in flight ends at one of these requests, and runs on the main actor, which starts tasks
    /// in the order of their making. So all has happened when no caller is on its way back and tasks made
    /// now get their turns without anything having happened: some, because a task that awaits another one,
    /// as a log-out awaits a write, comes a turn after it.
    ///
    /// A screen that asks again and again never comes to rest: then it returns false.
    package static func settle(_ all: [Requests]) async -> Bool {
        for _ in 1...100_000 {
            let seen = all.reduce(0) { $0 + $1.activity }
            for _ in 1...8 { await Task {}.value }
            guard
                all.contains(where: { $0.returning > 0 })
                    || seen != all.reduce(0, { $0 + $1.activity })
            else { return true }
        }
        return false
    }

    /// A caller that `settle` waits for has been resumed elsewhere, or has arrived.
    func changeReturning(by count: Int) {
        activity += 1
        returning += count
    }

    /// Something has happened elsewhere: `settle` waits for what follows.
    func noteActivity() { activity += 1 }

    /// Resumes every caller that still waits, and from now on each at once.
    package func close() {
        isClosed = true
        for number in waiting.keys { resume(number, with: nil) }
    }

    private func cancel(_ number: Int) {
        all[number - 1].isCancelled = true
        changed.insert(number)
        if cancellation == .honoured { resume(number, with: nil) }
    }

    private func resume(_ number: Int, with reply: Answer?) {
        guard let caller = waiting.removeValue(forKey: number) else { return }
        returning += 1
        caller.resume(returning: reply)
    }
}

/// Why a request can't be answered.
package enum RequestProblem: Error {
    case neverOpened(Int, opened: Int)
    case answeredTwice(Int)

    /// The reason in words, without the line that it belongs to.
    package var text: String {
        switch self {
        case .neverOpened(let number, let opened):
            "request \(number) was never opened; so far \(opened) \(opened == 1 ? "was" : "were")"
        case .answeredTwice(let number):
            "request \(number) has been answered already"
        }
    }
}
