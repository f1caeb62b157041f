extension Comparison {
    /// The cost of one repetition of a subject.
    public struct Cost: Sendable {
        public let name: String
        /// The median of the rounds.
        public let nanoseconds: Double
        /// The time divided by the time of the baseline. The median of the rounds.
        public let ratio: Double
        /// The ratios of the middle half of the rounds.
        public let middleHalf: ClosedRange<Double>
        /// The highest ratio that is wanted; nil without a limit.
        public let atMost: Double?
        public var isOverLimit: Bool { atMost.map { ratio > $0 } ?? false }
        /// The allocated blocks and bytes; nil on systems where they can't be counted.
        public let allocations: (blocks: Double, bytes: Double)?
        /// The number of notified observers.
        public let notified: Double?

        /// `samples` are the nanoseconds of this subject, one number for each round. `baseline` has the
        /// numbers of the baseline in the same rounds.
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
