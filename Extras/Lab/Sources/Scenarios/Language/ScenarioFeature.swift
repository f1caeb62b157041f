/// A feature that scenarios can play: its language, its contract, and its services under control.
@MainActor
public protocol ScenarioFeature: SendableMetatype {
    associatedtype State: ScreenState
    /// The steps of the user, the same for both patterns. The cases of the enum are named like the words.
    associatedtype Step: Equatable & Sendable
    /// The use cases that the screen is made with.
    associatedtype UseCases: Sendable
    /// The content of the services when a play starts.
    associatedtype Content: Sendable

    /// The feature's name on the command line.
    nonisolated static var name: String { get }
    nonisolated static var vocabulary: [ScenarioWord<Step>] { get }
    /// Everything that an answer can bring, besides success and failure. A service gets the whole text.
    nonisolated static var news: [ScenarioWord<String>] { get }
    /// A scenario that is worth watching, played over `sampleContent`.
    nonisolated static var sampleScenario: String { get }
    nonisolated static var sampleContent: Content { get }

    /// A screen in one line, as the rules of the contract write it.
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
