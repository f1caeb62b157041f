/// What the bundled scenario of a feature costs in each pattern.
package struct ScenarioCost: Sendable {
    package let feature: Owner.Part
    package let steps: Int
    /// Of the state, which both patterns share.
    package let stateSize: Int
    package let stateStride: Int
    package let mvvm: Played
    package let mvi: Played

    /// What one pattern did on the way.
    package struct Played: Sendable {
        package let notifications: Int
        package let requests: Int

        package init(notifications: Int, requests: Int) {
            self.notifications = notifications
            self.requests = requests
        }
    }

    package init(
        feature: Owner.Part, steps: Int, stateSize: Int, stateStride: Int, mvvm: Played, mvi: Played
    ) {
        self.feature = feature
        self.steps = steps
        self.stateSize = stateSize
        self.stateStride = stateStride
        self.mvvm = mvvm
        self.mvi = mvi
    }
}
