import Scenarios

/// A graph as the page reads it: each distinct text, screen and request once, and numbers that refer to
/// them.
struct PageGraph: Encodable {
    /// Each field as its name and its value.
    private(set) var fields: [[String]] = []
    /// Each screen as the numbers of its fields.
    private(set) var screens: [[Int]] = []
    /// Each request as its name and whether it is cancelled.
    private(set) var requests: [Request] = []
    private(set) var lines: [String] = []
    private(set) var problems: [String] = []
    /// What all screens did in a step.
    private(set) var work: [[Work]] = []
    private(set) var states: [State] = []
    let firstNumbers: [Int]
    let firstCount: Int
    let plays: Int
    let depth: Int
    let isComplete: Bool

    struct Request: Encodable, Hashable {
        let name: String
        let cancelled: Bool
    }

    struct Work: Encodable, Hashable {
        let writes: Int
        let log: [String]
        let inFlight: [String]
    }

    struct State: Encodable {
        /// The screens.
        let s: [Int]
        /// The open requests.
        let r: [Int]
        /// What is wrong, if anything is.
        let p: Int?
        /// The steps that lead on, four numbers each: the line, the position of the request that it
        /// answers, or -1, the state that it leads to, and what the screens did.
        let e: [Int]
        /// 1 if all steps were tried from here.
        let x: Int
    }

    init(_ graph: StateGraph) {
        firstNumbers = graph.firstNumbers
        firstCount = graph.firstCount
        plays = graph.plays
        depth = graph.depth
        isComplete = graph.isComplete
        var fields = Table<[String]>()
        var screens = Table<[Int]>()
        var requests = Table<Request>()
        var lines = Table<String>()
        var problems = Table<String>()
        var work = Table<[Work]>()
        states = graph.states.map { state in
            State(
                s: state.screens.map { screen in
                    screens[screen.map { fields[[$0.name, $0.value.text]] }]
                },
                r: state.open.map { requests[Request(name: $0.name, cancelled: $0.isCancelled)] },
                p: state.problem.map { problems[$0] },
                e: state.edges.flatMap { edge in
                    let done = edge.work.map {
                        Work(writes: $0.writes, log: $0.log, inFlight: $0.inFlight)
                    }
                    return [lines[edge.line], edge.position ?? -1, edge.target, work[done]]
                },
                x: state.isExplored ? 1 : 0)
        }
        self.fields = fields.values
        self.screens = screens.values
        self.requests = requests.values
        self.lines = lines.values
        self.problems = problems.values
        self.work = work.values
    }
}

/// Gives each distinct value a number.
private struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    subscript(value: Value) -> Int {
        mutating get {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }
}
