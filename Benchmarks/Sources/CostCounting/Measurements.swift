/// What one intent takes in each pattern.
package struct IntentTime: Sendable {
    package let feature: Owner.Part
    /// As a scenario writes it.
    package let intent: String
    package let mvvmNanoseconds: Double
    package let mviNanoseconds: Double

    package init(
        feature: Owner.Part, intent: String, mvvmNanoseconds: Double, mviNanoseconds: Double
    ) {
        self.feature = feature
        self.intent = intent
        self.mvvmNanoseconds = mvvmNanoseconds
        self.mviNanoseconds = mviNanoseconds
    }
}

/// How long one command took, by the clock on the wall.
package struct BuildTime: Sendable {
    package let command: String
    /// What had been built before it.
    package let start: String
    package let seconds: Double

    package init(command: String, start: String, seconds: Double) {
        self.command = command
        self.start = start
        self.seconds = seconds
    }
}
