@testable import Presentation

/// A feature whose every schedule can be tried.
protocol ExploredFeature: ScenarioFeature {
    /// What the user may do at any time: few intents, but all that can matter to each other.
    nonisolated static var exploredIntents: [Intent] { get }
    /// Little content, but enough for the intents.
    nonisolated static var exploredContent: Content { get }

    /// The same for long random schedules, which need more content, lest they run out of it.
    nonisolated static var wanderedIntents: [Intent] { get }
    nonisolated static var wanderedContent: Content { get }

    /// What the services hold after this history, as far as it decides what they will answer, told
    /// as it matters to a screen in this state.
    nonisolated static func service(after history: History<Self>, for state: State) -> String
    /// The state without what can't matter to the future, such as which read its names are from.
    nonisolated static func essence(of state: State) -> String
    /// All that decides how it can go on, with these requests open.
    nonisolated static func situation(
        _ history: History<Self>, open: [Requests.Request]
    ) -> String
    /// What does not hold after the last step though it must, whatever the order.
    nonisolated static func brokenInvariant(_ history: History<Self>) -> String?
}

extension ExploredFeature {
    nonisolated static var wanderedIntents: [Intent] { exploredIntents }
    nonisolated static var wanderedContent: Content { exploredContent }

    nonisolated static func situation(
        _ history: History<Self>, open: [Requests.Request]
    ) -> String {
        let state = history.state
        let held = open.map { request in
            let service = service(after: history.upToOpening(of: request), for: state)
            return "\(request.name)\(request.isGivenUp ? " given up" : "") over \(service)"
        }
        return "\(essence(of: state)) | \(service(after: history, for: state)) | \(held.sorted())"
    }
}

/// What has happened so far, the same in both patterns.
struct History<Feature: ScenarioFeature>: Sendable {
    struct Moment: Sendable {
        /// Nil before the first step.
        let step: Scenario<Feature>.Step?
        let state: Feature.State
        /// All that have been opened, as they are after the step.
        let requests: [Requests.Request]
    }

    var moments: [Moment]

    var steps: [Scenario<Feature>.Step] { moments.compactMap(\.step) }
    var state: Feature.State { moments[moments.count - 1].state }
    var requests: [Requests.Request] { moments[moments.count - 1].requests }
    var open: [Requests.Request] { requests.filter { !$0.isAnswered } }

    /// The history up to the step that opened this request, that step included.
    func upToOpening(of request: Requests.Request) -> History {
        let count = moments.firstIndex { $0.requests.count >= request.number } ?? moments.count - 1
        return History(moments: Array(moments[...count]))
    }

    /// The answers so far, in order: which request, how, and whether somebody still waited for it.
    var answers: [(request: Requests.Request, answer: Answer, wasWanted: Bool)] {
        zip(moments, moments.dropFirst()).compactMap { before, after in
            guard case .answer(let number, let answer)? = after.step else { return nil }
            let request = before.requests[number - 1]
            return (request, answer, !request.isGivenUp)
        }
    }

    /// What was told by failures that somebody waited for.
    var messages: [String] {
        answers.compactMap { _, answer, wasWanted in
            guard wasWanted, case .fail(let message) = answer else { return nil }
            return message
        }
    }

    /// Whether the newest request of this name is still waited for.
    func awaitsNewest(_ name: String) -> Bool {
        requests.last { $0.name == name }.map { !$0.isAnswered && !$0.isGivenUp } ?? false
    }

    /// The newest request of this name that was answered while somebody waited for it, by its number.
    func lastRead(_ name: String) -> Int? {
        answers.last { $0.request.name == name && $0.wasWanted && $0.answer == .ok }?.request.number
    }
}
