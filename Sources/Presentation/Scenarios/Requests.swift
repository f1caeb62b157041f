/// The requests that a screen has opened, each held open until a scenario answers it.
@MainActor
public final class Requests {
    /// What a service does about a caller that gives up. Real ones do either.
    public enum Cancellation: String, CaseIterable, Sendable {
        /// The caller is let go at once.
        case honoured
        /// The caller has to wait for the answer, and then throw it away.
        case ignored
    }

    /// One request, and what has become of it so far.
    public struct Request: Equatable, Sendable {
        /// The number of the request, counted from one in the order of opening.
        public let number: Int
        /// What is asked, such as `delete b`.
        public let name: String
        public fileprivate(set) var isAnswered = false
        /// Whether the screen no longer wants the answer. It can be answered all the same.
        public fileprivate(set) var isGivenUp = false
    }

    enum Reply: Sendable {
        case ok
        case failed(String)
        case cancelled
    }

    /// Every request so far, in the order of opening.
    public private(set) var all: [Request] = []
    let cancellation: Cancellation
    private let tellsReadsApart: Bool
    private let answersAtOnce: Bool
    private var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]
    /// Grows with everything that happens here.
    private var activity = 0
    /// How many callers have been let go and have not come back yet. They travel by way of the
    /// concurrent pool, in no particular order.
    private var returning = 0

    public init(cancellation: Cancellation) {
        self.cancellation = cancellation
        tellsReadsApart = false
        answersAtOnce = false
    }

    /// With reads told apart, each answers with names of its own, so that a stale answer is seen.
    /// Those that are answered at once are never held open.
    init(cancellation: Cancellation, tellsReadsApart: Bool, answersAtOnce: Bool) {
        self.cancellation = cancellation
        self.tellsReadsApart = tellsReadsApart
        self.answersAtOnce = answersAtOnce
    }

    /// A name as the next request to be opened reads it.
    func readName(_ name: String) -> String {
        tellsReadsApart ? "\(name) #\(all.count + 1)" : name
    }

    /// The requests that can still be answered, those that were given up among them.
    public var open: [Request] { all.filter { !$0.isAnswered } }

    /// Returns when a scenario answers; at once if the caller gives up and that is honoured, or if
    /// nobody is kept waiting here.
    func open(_ name: String) async -> Reply {
        let number = all.count + 1
        all.append(Request(number: number, name: name, isAnswered: answersAtOnce))
        activity += 1
        guard !answersAtOnce else { return .ok }
        let reply = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in giveUp(number) }
        }
        activity += 1
        returning -= 1
        return reply
    }

    /// Answers a request. One that the app has given up on may be answered too: servers do that.
    func answer(_ number: Int, _ answer: Answer) throws(RequestProblem) {
        guard all.indices.contains(number - 1) else {
            throw .neverOpened(number, opened: all.count)
        }
        guard !all[number - 1].isAnswered else { throw .answeredTwice(number) }
        all[number - 1].isAnswered = true
        switch answer {
        case .ok: resume(number, with: .ok)
        case .fail(let message): resume(number, with: .failed(message))
        }
    }

    /// Returns when all that follows from the last step has happened.
    ///
    /// What is under way ends at one of these requests, and runs on the main actor, which starts
    /// tasks in the order of their making. So nothing is left to happen when nobody is on the way
    /// back from a request and a task made now gets its turn without anything having happened.
    func settle() async {
        await Requests.settle([self])
    }

    /// The same for several screens that are played together.
    static func settle(_ screens: [Requests]) async {
        var seen: Int
        repeat {
            seen = screens.reduce(0) { $0 + $1.activity }
            await Task {}.value
        } while screens.contains { $0.returning > 0 }
            || screens.reduce(0) { $0 + $1.activity } != seen
    }

    /// Lets everybody go who still waits.
    func close() {
        for number in waiting.keys {
            resume(number, with: .cancelled)
        }
    }

    private func giveUp(_ number: Int) {
        activity += 1
        all[number - 1].isGivenUp = true
        if cancellation == .honoured {
            resume(number, with: .cancelled)
        }
    }

    private func resume(_ number: Int, with reply: Reply) {
        guard let caller = waiting.removeValue(forKey: number) else { return }
        returning += 1
        caller.resume(returning: reply)
    }
}

extension Requests {
    /// Opens a request and returns when it succeeds.
    func pass<Failure: GateError>(
        _ name: String, or failure: Failure.Type
    ) async throws(Failure) {
        switch await open(name) {
        case .ok: return
        case .failed(let message): throw .unavailable(message)
        case .cancelled: throw .cancelled
        }
    }
}

/// A feature's error, as far as a gate has to make one.
protocol GateError: Error {
    static func unavailable(_ message: String) -> Self
    static var cancelled: Self { get }
}

/// Why a request can't be answered.
public enum RequestProblem: Error {
    case neverOpened(Int, opened: Int)
    case answeredTwice(Int)

    /// The reason in words, without the line that it belongs to.
    public var text: String {
        switch self {
        case .neverOpened(let number, let opened):
            "request \(number) was never opened; so far \(opened) \(opened == 1 ? "was" : "were")"
        case .answeredTwice(let number):
            "request \(number) has been answered already"
        }
    }
}
