import Explorer
import Scenarios

/// A graph as the page reads it: each distinct text, screen and request once, and numbers that refer to
/// them.
struct PageGraph: Encodable {
    /// Each field as its name and its value.
    private var fields = Table<[String]>()
    /// Each screen as the numbers of its fields.
    private var screens = Table<[Int]>()
    /// Each request as its name, and what it is besides.
    private var requests = Table<[String]>()
    private var lines = Table<String>()
    private(set) var problems = Table<String>()
    /// What all screens did in a step: how often the state was written, the log, what is in flight.
    private var work = Table<[[[String]]]>()
    private(set) var states: [State] = []
    let firstNumbers: [Int]
    let firstCount: Int
    let plays: Int
    let depth: Int
    let isComplete: Bool

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
        for state in graph.states { states.append(add(state)) }
    }

    private mutating func add(_ state: StateGraph.State) -> State {
        State(
            s: state.screens.map { screen in
                screens[screen.map { fields[[$0.name, $0.value.text]] }]
            },
            r: state.open.map { requests[[$0.name] + ($0.isCancelled ? ["cancelled"] : [])] },
            p: state.problem.map { problems[$0] },
            e: state.edges.flatMap { edge in
                let done = edge.work.map { [["\($0.writes)"], $0.log, $0.inFlight] }
                return [lines[edge.line], edge.position ?? -1, edge.target, work[done]]
            },
            x: state.isExplored ? 1 : 0)
    }
}

/// Gives each distinct value a number.
struct Table<Value: Hashable & Encodable>: Encodable {
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

    func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
