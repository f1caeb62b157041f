package import Explorer
import Foundation
package import Scenarios

/// A small screen with one famous mistake in it, written as a team would write it.
package struct Fault<F: Feature>: Sendable {
    package let mistake: Mistake
    package let right: Pattern<F>
    package let faulty: Pattern<F>
    /// The sources of both screens; empty where they are not at hand.
    package let rightSource: String
    package let faultySource: String

    init<S: FaultyScreen>(
        _ mistake: Mistake, _ pattern: Pattern<F>, _ screen: S.Type, right: String
    ) where S.F == F {
        self.mistake = mistake
        self.right = pattern
        faulty = Pattern(name: pattern.name, makeScreen: screen.makeScreen)
        rightSource = Self.text(of: "Sources/Presentation/\(right).swift")
        faultySource = Self.text(of: "Lab/Sources/Faults/\(pattern.title)/\(screen).swift")
    }

    private static func text(of path: String) -> String {
        let here = URL(fileURLWithPath: #filePath)
        let root = (1...4).reduce(here) { url, _ in url.deletingLastPathComponent() }
        return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
}

/// A fault of any feature.
package protocol AnyFault: AnyMistake {
    var fault: Fault<F> { get }
}

extension Fault: AnyFault {
    package var fault: Fault { self }
    package var name: String { mistake.name }
    package var property: String? { nil }
    package var screens: [Pattern<F>] { [faulty] }
}

extension AnyFault {
    package var mistake: Mistake { fault.mistake }
}

/// A type that is one fault. Its file has its name.
protocol FaultyScreen: SendableMetatype {
    associatedtype F: Feature
    @MainActor static func makeScreen(_ useCases: F.UseCases) -> Screen<F>
}
