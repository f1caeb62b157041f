/// A feature that scenarios can play: its steps, its contract, and services whose requests the scenario
/// answers.
@MainActor
public protocol ScenarioFeature: SendableMetatype {
    associatedtype State: ScreenState
    /// The steps of the user, the same for all patterns. The cases of the enum have the same names as the
    /// words.
    associatedtype Step: Equatable & Sendable
    /// The use cases that the screen is made with.
    associatedtype UseCases: Sendable
    /// The content of the services when a play starts.
    associatedtype Content: Sendable

    /// The feature's name on the command line.
    nonisolated static var name: String { get }
    nonisolated static var vocabulary: [ScenarioWord<Step>] { get }
    /// The news that an answer can report besides success and failure. The service gets the whole
    /// text.
    nonisolated static var news: [ScenarioWord<String>] { get }
    /// A scenario that is interesting to watch. It is played over `sampleContent`.
    nonisolated static var sampleScenario: String { get }
    nonisolated static var sampleContent: Content { get }

    /// The screen in one line, as it is written in the rules of the contract.
    nonisolated static func summary(_ state: State) -> String
    /// True if the screen shows that it waits for an answer.
    nonisolated static func isWaiting(_ state: State) -> Bool
    /// The contract: examples of what must be shown after each step.
    nonisolated static var rules: [Rule<Self>] { get }

    /// Services that hold each request open until it is answered.
    static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases
}

extension ScenarioFeature {
    nonisolated public static var news: [ScenarioWord<String>] { [] }

    /// The text of a file in `Texts`.
    nonisolated public static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
