package import Scenarios

/// A screen in each pattern.
package struct InEachPattern<F: ScenarioFeature>: Sendable {
    package typealias MakeScreen = @MainActor @Sendable (F.UseCases) -> Screen<F>

    package let mvvm: Pattern<F>
    package let mvi: Pattern<F>

    package init(mvvm: @escaping MakeScreen, mvi: @escaping MakeScreen) {
        self.mvvm = Pattern(name: "mvvm", makeScreen: mvvm)
        self.mvi = Pattern(name: "mvi", makeScreen: mvi)
    }
}
