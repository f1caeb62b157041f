package import Scenarios

/// What can happen on screens that are played side by side, as far as it was explored: states, and the
/// steps that lead from one to another. To show it, nothing has to be computed.
package struct StateGraph: Sendable {
    /// An open request. Its number is not kept, because plays that number it otherwise end here, too.
    package struct Request: Hashable, Sendable {
        package let name: String
        package let isCancelled: Bool
    }

    /// What one screen did in a step.
    package struct Work: Hashable, Sendable {
        /// How often the state was written.
        package let writes: Int
        /// What its code did, in its own words, if the play has kept the log.
        package let log: [String]
        /// The effects in flight after it.
        package let inFlight: [String]

        @MainActor
        package init<Feature: ScenarioFeature>(_ play: Play<Feature>) {
            (writes, log, inFlight) = (play.replaced.count, play.log, play.effectsInFlight)
        }
    }

    package struct Edge: Equatable, Sendable {
        /// The line of the step. An answer has `#` in place of the number of its request.
        package let line: String
        /// Which of the open requests is answered, counted from zero; nil for what the user does.
        package let position: Int?
        /// The state to which the step leads, by its index.
        package let target: Int
        /// What each screen did.
        package let work: [Work]
    }

    package struct State: Sendable {
        /// What each screen shows.
        package let screens: [[ScreenField]]
        /// The open requests, oldest first.
        package let open: [Request]
        /// What is wrong here, such as a property that is broken; then nothing leads on.
        package let problem: String?
        package internal(set) var edges: [Edge] = []
        /// Whether every step was tried from here.
        package internal(set) var isExplored = false
    }

    /// The first is the one before the first step.
    package internal(set) var states: [State] = []
    /// The numbers of the requests that are open in the first state.
    package internal(set) var firstNumbers: [Int] = []
    /// How many requests have been opened before the first state.
    package internal(set) var firstCount = 0
    package internal(set) var plays = 0
    /// From the first state, all plays of up to so many steps were played.
    package internal(set) var depth = 0
    /// Whether there was nothing left to try: longer plays show nothing new.
    package internal(set) var isComplete = false
}

extension StateGraph {
    /// A walk through the graph, which knows the number of each open request.
    struct Walk {
        private(set) var at = 0
        /// The numbers of the open requests.
        private(set) var numbers: [Int]
        private(set) var lines: [String] = []
        private var count: Int

        init(_ graph: StateGraph) {
            (numbers, count) = (graph.firstNumbers, graph.firstCount)
        }

        mutating func take(_ edge: Edge, in graph: StateGraph) {
            let number = edge.position.map { numbers.remove(at: $0) }
            while numbers.count < graph.states[edge.target].open.count {
                count += 1
                numbers.append(count)
            }
            at = edge.target
            let name = number.map { "\($0)" } ?? "#"
            lines.append(edge.line.replacing("#", with: name, maxReplacements: 1))
        }
    }

    /// The lines of the shortest way from the first state to one that has a problem; nil if there is none.
    package var shortestWayToProblem: [String]? {
        var walks = [Walk(self)]
        var seen: Set = [0]
        while !walks.isEmpty {
            if let found = walks.first(where: { states[$0.at].problem != nil }) {
                return found.lines
            }
            walks = walks.flatMap { walk in
                states[walk.at].edges.filter { seen.insert($0.target).inserted }.map { edge in
                    var longer = walk
                    longer.take(edge, in: self)
                    return longer
                }
            }
        }
        return nil
    }
}
