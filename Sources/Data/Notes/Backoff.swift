/// How long to wait before the next try: twice as long after each failure, and never the same.
///
/// Devices that failed together do not come back together.
package struct Backoff: Sendable {
    private let first: Duration
    private let longest: Duration
    /// At least zero, less than one.
    private let random: @Sendable () -> Double

    package init(
        first: Duration = .seconds(2), longest: Duration = .seconds(300),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.first = first
        self.longest = longest
        self.random = random
    }

    /// Half of it is fixed, half is random. It is at least what the server asks for, up to an hour.
    func wait(afterFailures count: Int, retryAfter: Duration) -> Duration {
        // More doublings than this are longer than any longest wait.
        let whole = min(longest, first * (1 << min(max(count - 1, 0), 20)))
        let least = max(whole / 2, min(retryAfter, .seconds(3600)))
        return least + whole / 2 * random()
    }
}
