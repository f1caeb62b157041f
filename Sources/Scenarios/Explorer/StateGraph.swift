/// What can happen on screens that are played side by side, as far as it was explored: states, and the
/// steps that lead from one to another. To show it, nothing has to be computed.
public struct StateGraph: Sendable {
    /// An open request. Its number is not kept, because schedules that number it otherwise end here, too.
    public struct Request: Hashable, Sendable {
        public let name: String
        public let isCancelled: Bool
    }

    /// What one screen did in a step.
    public struct Work: Hashable, Sendable {
        /// How often the state was written.
        public let writes: Int
        /// What its code did, in its own words.
        public let log: [String]
        /// The effects in flight after it.
        public let inFlight: [String]

        init(writes: Int, log: [String], inFlight: [String]) {
            (self.writes, self.log, self.inFlight) = (writes, log, inFlight)
        }

        /// What a screen has done in the last step of its session, which has kept the log.
        @MainActor
        public init<Feature: ScenarioFeature>(_ session: ScenarioSession<Feature>) {
            self.init(
                writes: session.intermediateStates.count, log: session.log,
                inFlight: session.effectsInFlight)
        }
    }

    public struct Edge: Sendable {
        /// The line of the step. An answer has `#` in place of the number of its request.
        public let line: String
        /// Which of the open requests is answered, counted from zero; nil for what the user does.
        public let position: Int?
        /// The state to which the step leads, by its index.
        public let target: Int
        /// What each screen did.
        public let work: [Work]
    }

    public struct State: Sendable {
        /// What each screen shows.
        public let screens: [[ScreenField]]
        /// The open requests, oldest first.
        public let open: [Request]
        /// What is wrong here, such as a sentence of the specification that is broken; then nothing leads on.
        public let problem: String?
        public internal(set) var edges: [Edge] = []
        /// Whether every step was tried from here.
        public internal(set) var isExplored = false
    }

    /// The first is the one before the first step.
    public internal(set) var states: [State] = []
    /// The numbers of the requests that are open in the first state.
    public internal(set) var firstNumbers: [Int] = []
    /// How many requests have been opened before the first state.
    public internal(set) var firstCount = 0
    /// How many schedules were played.
    public internal(set) var plays = 0
    /// From the first state, all schedules of up to so many steps were played.
    public internal(set) var depth = 0
    public internal(set) var isComplete = false
}

extension StateGraph {
    /// A walk through the graph, which knows the number of each open request.
    struct Walk {
        private(set) var at = 0
        /// The numbers of the open requests.
        private(set) var numbers: [Int]
        private var count: Int
        private(set) var lines: [String] = []

        init(_ graph: StateGraph) {
            numbers = graph.firstNumbers
            count = graph.firstCount
        }

        mutating func take(_ edge: Edge, in graph: StateGraph) {
            let number = edge.position.map { numbers.remove(at: $0) }
            while numbers.count < graph.states[edge.target].open.count {
                count += 1
                numbers.append(count)
            }
            at = edge.target
            lines.append(
                number.map { edge.line.replacing("#", with: "\($0)", maxReplacements: 1) }
                    ?? edge.line)
        }

        func taking(_ edge: Edge, in graph: StateGraph) -> Walk {
            var walk = self
            walk.take(edge, in: graph)
            return walk
        }
    }

    /// The lines of the shortest way from the first state to one that has a problem; nil if there is none.
    public var shortestWayToProblem: [String]? {
        var walks = [Walk(self)]
        var seen: Set = [0]
        while !walks.isEmpty {
            if let found = walks.first(where: { states[$0.at].problem != nil }) {
                return found.lines
            }
            walks = walks.flatMap { walk in
                states[walk.at].edges.filter { seen.insert($0.target).inserted }
                    .map { walk.taking($0, in: self) }
            }
        }
        return nil
    }
}
