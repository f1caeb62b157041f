extension Comparison {
    /// The cost of doing the work once, in one of its ways.
    public struct Cost: Sendable {
        public let name: String
        /// The median of the rounds.
        public let nanoseconds: Double
        /// The time divided by that of the baseline: the median of the rounds.
        public let ratio: Double
        /// A quarter of the rounds has a lower ratio, and a quarter a higher one.
        public let middleHalf: ClosedRange<Double>
        /// The highest ratio that it is meant to have, if there is one.
        public let atMost: Double?
        public var isOverLimit: Bool { atMost.map { ratio > $0 } ?? false }
        /// The blocks and bytes that it allocates; nil where they can't be counted.
        public let allocations: (blocks: Double, bytes: Double)?
        /// How many observers were notified.
        public let notified: Double?

        /// `samples` are the nanoseconds of one way to do the work, one number for each round.
        /// `baseline` has those of the baseline in the same rounds.
        public init(
            _ name: String, samples: [Double], baseline: [Double], atMost: Double? = nil,
            allocations: (blocks: Double, bytes: Double)? = nil, notified: Double? = nil
        ) {
            let ratios = zip(samples, baseline).map { $0 / $1 }.sorted()
            let quarter = ratios.count / 4
            self.name = name
            nanoseconds = samples.sorted()[samples.count / 2]
            ratio = ratios[ratios.count / 2]
            middleHalf = ratios[quarter]...ratios[ratios.count - 1 - quarter]
            self.atMost = atMost
            self.allocations = allocations
            self.notified = notified
        }
    }
}
