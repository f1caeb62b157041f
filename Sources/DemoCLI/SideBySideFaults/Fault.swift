import Scenarios

/// A small screen with one mistake in it, as one finds it in products and tutorials.
struct Fault<F: Feature>: Sendable {
    /// The pattern it is written in. Two faults of one name are the same mistake in both patterns.
    let pattern: Pattern<F>
    let name: String
    /// What is wrong, and what the other pattern does about it.
    let explanation: String
    let inOtherPattern: OtherPattern
    /// Where the faulty lines are.
    let source: FaultSource
    let makeScreen: @MainActor @Sendable (F.UseCases) -> Screen<F>

    /// What becomes of the mistake in the other pattern.
    enum OtherPattern: String, Sendable {
        /// There is no place in which a screen could make it.
        case impossible
        /// It can be made, but is seen in a value that a unit test compares.
        case visible
        case asEasy = "as easy"
    }

    init<S: FaultyScreen>(
        _ pattern: Pattern<F>, _ screen: S.Type, _ name: String, _ explanation: String,
        _ inOtherPattern: OtherPattern, file: String = #filePath
    ) where S.F == F {
        self.pattern = pattern
        self.name = name
        self.explanation = explanation
        self.inOtherPattern = inOtherPattern
        source = FaultSource(file: file, type: "\(screen)")
        makeScreen = screen.makeScreen
    }

    /// The patterns without the mistake in which the screen can be held against this one.
    var otherPatterns: [Pattern<F>] {
        F.patterns.filter { $0.name != pattern.name }
    }

    /// Makes the faulty screen over controlled services that hold this content.
    @MainActor
    func makeScreen(
        over content: F.Content = F.exploredContent
    ) -> @MainActor (Requests) -> Screen<F> {
        { requests in makeScreen(F.controlledUseCases(content, requests)) }
    }
}

/// A type that is one fault, or that faults are made from.
protocol FaultyScreen: SendableMetatype {
    associatedtype F: Feature
    @MainActor static func makeScreen(_ useCases: F.UseCases) -> Screen<F>
}

extension Fault: CustomStringConvertible {
    var description: String { "\(F.name), \(pattern.title): \(name)" }
}

/// A fault of any feature.
protocol AnyFault: Sendable, CustomStringConvertible {
    associatedtype F: Feature
    var fault: Fault<F> { get }
}

extension Fault: AnyFault {
    var fault: Fault { self }
}
