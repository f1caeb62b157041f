/// How long to wait before the next try. The time doubles with each failure, and half of the time is
/// random.
///
/// So devices that failed at the same moment do not all try again at the same moment.
struct Backoff: Sendable {
    var first = Duration.seconds(2)
    var longest = Duration.seconds(300)
    /// Returns a number that is at least zero and less than one.
    var random: @Sendable () -> Double = { .random(in: 0..<1) }

    /// Half of the time, plus a random part of the other half. The result is at least `retryAfter`, the
    /// time that the server asks for. A `retryAfter` above one hour is treated as one hour.
    func wait(afterFailures count: Int, retryAfter: Duration) -> Duration {
        // More than 20 doublings are not needed: after 20, the time is far above `longest`.
        let whole = min(longest, first * (1 << min(max(count - 1, 0), 20)))
        let least = max(whole / 2, min(retryAfter, .seconds(3600)))
        return least + whole / 2 * random()
    }
}
