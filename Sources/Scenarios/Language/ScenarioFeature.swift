/// A feature that scenarios can play: its language, its sample, and its services under control.
@MainActor
public protocol ScenarioFeature: SendableMetatype {
    associatedtype State: ScreenState
    /// What the user does, as data of no pattern.
    associatedtype Step: Equatable & Sendable
    /// What the screen asks for.
    associatedtype UseCases: Sendable
    /// What an answer can say besides that it succeeds.
    associatedtype News: Sendable = Never
    /// What the services hold when a scenario starts.
    associatedtype Content: Sendable

    /// How the command line calls it.
    nonisolated static var name: String { get }
    /// Every step that the user can take.
    nonisolated static var vocabulary: [ScenarioWord<Step>] { get }
    /// Everything that an answer can bring; nothing for most features.
    nonisolated static var news: [ScenarioWord<News>] { get }
    /// The line that `vocabulary` reads as this step.
    nonisolated static func line(for step: Step) -> String
    /// A scenario that is worth watching, played over `sampleContent`.
    nonisolated static var sampleScenario: String { get }
    nonisolated static var sampleContent: Content { get }

    /// Services that hold each request open until it is answered.
    static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases
}

extension ScenarioFeature {
    /// What this text says that an answer brings, if it is one of the feature's news.
    nonisolated static func news(_ text: some StringProtocol) -> News? {
        news.lazy.compactMap { word in word.argument(in: text).flatMap(word.step) }.first
    }
}

extension ScenarioFeature where News == Never {
    nonisolated public static var news: [ScenarioWord<Never>] { [] }
}
