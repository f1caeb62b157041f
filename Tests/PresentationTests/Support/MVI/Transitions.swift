import Presentation
import Testing

/// A store that is played, and all that has happened in it: a test names every transition.
@MainActor
final class Transitions<R: Reducer> {
    let store: Store<R>
    private let log: Log

    private final class Log {
        var entries: [LogEntry<R>] = []
    }

    init(_ initial: R.State, _ reducer: R) {
        let log = Log()
        self.log = log
        store = Store(initial, reducer: reducer) { log.entries.append($0) }
    }

    @discardableResult
    func send(_ intent: R.Intent) -> ScreenTask? { store.send(intent) }

    /// Expects exactly these transitions since the last call, in order: each begins with the name of its
    /// intent or action, and changes the state so. Whatever is left unnamed fails.
    func expect(
        _ expected: (name: String, change: (inout R.State) -> Void)...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let names = log.entries.map(\.name)
        #expect(names == expected.map(\.name), sourceLocation: sourceLocation)
        for (entry, expected) in zip(log.entries, expected) {
            guard let (before, after) = entry.states else { continue }
            var state = before
            expected.change(&state)
            #expect(state == after, "\(expected.name)", sourceLocation: sourceLocation)
        }
        log.entries = []
    }
}

extension LogEntry {
    /// The case of what was reduced, without its values: `loadResponse`.
    fileprivate var name: String {
        switch self {
        case .intent(let intent, _, _): "\(intent)".name
        case .action(let action, _, _): "\(action)".name
        case .dropped(let action): "dropped " + "\(action)".name
        }
    }

    fileprivate var states: (R.State, R.State)? {
        switch self {
        case .intent(_, let before, let after), .action(_, let before, let after): (before, after)
        case .dropped: nil
        }
    }
}

extension String {
    fileprivate var name: String { String(prefix { $0 != "(" }) }
}
