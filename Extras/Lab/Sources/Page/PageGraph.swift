import Scenarios

/// A graph in the format of the page. Each field, screen, card and line is stored once, and the states
/// refer to it by number.
struct PageGraph: Encodable {
    private var fields = Table<ScreenField>()
    /// Each screen, as the indices of its fields in `fields`.
    private var screens = Table<[Int]>()
    /// Each card: its name, then “open”, “cancelled” or “none” for each screen.
    private var cards = Table<[String]>()
    private var lines = Table<String>()
    private(set) var states: [State] = []
    private let firstCount: Int

    struct State: Encodable {
        /// The two screens, as indices in `screens`.
        let s: [Int]
        /// The open cards, as indices in `cards`.
        let c: [Int]
        /// The steps from here. A step has three numbers: the index of its line in `lines`, the index of
        /// the answered card among the open cards or -1, and the index of the next state.
        let e: [Int]
        /// 1 if the mistake is visible in this state.
        let f: Int?
        /// 1 if the screens have been released.
        let l: Int?
        /// 1 if a step was left out, because it would open too many requests.
        let w: Int?
    }

    init(_ graph: DuelGraph) {
        firstCount = graph.firstCount
        for state in graph.states { states.append(add(state)) }
    }

    private mutating func add(_ state: DuelGraph.State) -> State {
        State(
            s: state.screens.map { screen in
                screens[screen.map { fields[$0] }]
            },
            c: state.cards.map { cards[$0] },
            e: state.edges.flatMap { [lines[$0.line], $0.position ?? -1, $0.target] },
            f: state.isFound ? 1 : nil, l: state.isLeft ? 1 : nil, w: state.isFull ? 1 : nil)
    }
}

extension ScreenField: Encodable {
    /// A pair of the name and the value.
    package func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        try pair.encode(name)
        switch value {
        case .flag(let flag): try pair.encode(flag)
        case .text(let text): try pair.encode(text)
        case .number(let number): try pair.encode(number)
        case .list(let list): try pair.encode(list)
        case .group: preconditionFailure("“\(name)” is not flat.")
        }
    }
}

/// Stores each distinct value once, and gives it a number.
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
