/// What the code of a screen did in the last step, in its own words: methods, intents, actions.
@MainActor
public final class ScreenLog {
    /// Off unless something reads the log, because its lines cost more than the step itself.
    public var isKept = false
    public private(set) var lines: [String] = []

    public init() {}

    public func add(_ line: @autoclosure () -> String) {
        if isKept { lines.append(line()) }
    }

    public func clear() {
        lines = []
    }
}
