/// A scenario that can't be played: what is wrong, and in which line.
public struct ScenarioError: Error, Equatable, Sendable {
    /// The number of the line in the text, counted from one.
    public let line: Int
    /// What is wrong with the line, in words.
    public let problem: String
}

extension ScenarioError: CustomStringConvertible {
    public var description: String { "line \(line): \(problem)" }
}
