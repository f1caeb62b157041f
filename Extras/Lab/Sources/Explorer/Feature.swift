public import Scenarios

/// A feature in both patterns, with the properties that random plays check.
public protocol Feature: MVVMFeature, MVIFeature, ExploredFeature {}

extension Feature {
    /// The patterns, in the order in which they are shown.
    nonisolated public static var patterns: [Pattern<Self>] { [.mvvm, .mvi] }
}

/// Every feature, in the order in which they are shown.
package enum Features {
    package static let all: [any Feature.Type] = [
        ItemsScenario.self, LoginScenario.self, UsersScenario.self, CounterScenario.self,
        AppScenario.self,
    ]
}
