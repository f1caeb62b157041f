/// A feature that scenarios can drive, in either pattern.
@MainActor
public protocol ScenarioFeature {
    associatedtype State: ScreenState
    associatedtype Intent: Equatable & Sendable
    /// What the services hold when a scenario starts.
    associatedtype Content: Sendable

    /// How the command line calls it.
    nonisolated static var name: String { get }
    /// Every step that the user can take.
    nonisolated static var vocabulary: [ScenarioWord<Intent>] { get }
    /// The line that `vocabulary` reads as this intent.
    nonisolated static func line(for intent: Intent) -> String
    /// A scenario that is worth watching, played over `sampleContent`.
    nonisolated static var sampleScenario: String { get }
    /// What the services hold in the sample.
    nonisolated static var sampleContent: Content { get }

    /// A new screen over services that hold each request open until it is answered.
    static func makeScreen(
        _ pattern: Pattern, content: Content, requests: Requests
    ) -> Screen<State, Intent>
}
