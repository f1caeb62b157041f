/// What an exploration has done, and what it has found.
public struct Exploration<Feature: ExploredFeature>: Sendable {
    public typealias Step = ScenarioStep<Feature.Step>

    public let cancellation: Requests.Cancellation
    /// What happened before the first step that was tried.
    public let beginning: [Step]
    /// Whether schedules with the same state key were continued only once.
    public let isMerged: Bool
    /// Every schedule that was played, the beginning included, shortest first.
    public private(set) var schedules: [[Step]] = []
    /// All schedules up to this length were tried, not counting the beginning.
    public internal(set) var depth = 0
    /// Whether there was no schedule left to try: longer ones show nothing new.
    public internal(set) var isComplete = false
    /// The first schedule that shows a mistake; no shorter one does.
    public internal(set) var failure: Failure<Feature>?
    public internal(set) var stateKeys: Set<String> = []
    private var reached: Set<String> = []
    /// Was found by answering all that was open, so a shorter one may yet be found.
    private var lateFailure: Failure<Feature>?

    init(cancellation: Requests.Cancellation, beginning: [Step], isMerged: Bool) {
        self.cancellation = cancellation
        self.beginning = beginning
        self.isMerged = isMerged
    }

    /// How many schedules were played.
    public var plays: Int { schedules.count }

    /// The situations of the feature that no schedule went through.
    public var unreached: [String] {
        Feature.situations.map(\.name).filter { !reached.contains($0) }
    }

    /// Keeps a failure that took further steps to show, unless a shorter one is known.
    mutating func noteLate(_ failure: Failure<Feature>?) {
        guard let failure else { return }
        if let lateFailure, lateFailure.steps.count <= failure.steps.count { return }
        lateFailure = failure
    }

    /// Reports the failure that was kept, if no shorter one can follow.
    mutating func reportLateFailure(upTo length: Int) {
        guard failure == nil, let lateFailure, lateFailure.steps.count <= length else { return }
        failure = lateFailure
    }

    mutating func notePlay(_ schedule: [Step]) {
        schedules.append(schedule)
    }

    /// Adds the end of a schedule. Returns whether its state key is new.
    @discardableResult
    mutating func noteEnd(_ history: History<Feature>, key: String) -> Bool {
        for situation in Feature.situations where situation.isReached(history) {
            reached.insert(situation.name)
        }
        return stateKeys.insert(key).inserted
    }
}

extension Exploration: CustomStringConvertible {
    public var description: String {
        let start = beginning.isEmpty ? "" : ", after \(beginning.count) steps"
        let length = isComplete ? "of any length" : "of up to \(depth) steps"
        let merging =
            isMerged ? "those that lead to the same state are continued once" : "none merged"
        return """
            \(Feature.name), cancellation \(cancellation)\(start): all schedules \(length) \
            (\(merging)), \(plays) plays, \(stateKeys.count) states
            """
    }
}
