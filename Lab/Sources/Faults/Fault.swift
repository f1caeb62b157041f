package import Explorer
package import Scenarios

/// A small screen with one famous mistake in it, written as a team would write it.
package struct Fault<F: Feature>: AnyFault {
    package let name: String
    package let right: Pattern<F>
    package let faulty: Pattern<F>
    package let incident: String?

    init<S: FaultyScreen>(
        _ name: String, _ right: Pattern<F>, _ screen: S.Type, incident: String? = nil
    ) where S.F == F {
        (self.name, self.right, self.incident) = (name, right, incident)
        faulty = Pattern(name: right.name, makeScreen: screen.makeScreen)
    }

    package var property: String? { nil }
    package var screens: [Pattern<F>] { [faulty] }
}

/// A fault of any feature.
package protocol AnyFault: AnyMistake {
    /// A public thread about the mistake, and what it says.
    var incident: String? { get }
}

/// A type that is one fault.
protocol FaultyScreen: SendableMetatype {
    associatedtype F: Feature
    @MainActor static func makeScreen(_ useCases: F.UseCases) -> Screen<F>
}
