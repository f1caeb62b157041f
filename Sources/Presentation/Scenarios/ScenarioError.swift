/// A scenario that can't be played: what is wrong, and in which line.
public struct ScenarioError: Error, Equatable, Sendable {
    /// Counts from one.
    public let line: Int
    public let problem: String
}

extension ScenarioError: CustomStringConvertible {
    public var description: String { "line \(line): \(problem)" }
}
