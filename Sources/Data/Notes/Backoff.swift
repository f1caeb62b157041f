/// The wait before the next try. It doubles with each failure, and half of it is random.
///
/// So devices that failed together do not come back together.
struct Backoff: Sendable {
    var first = Duration.seconds(2)
    var longest = Duration.seconds(300)
    /// At least zero, less than one.
    var random: @Sendable () -> Double = { .random(in: 0..<1) }

    /// Half of it is fixed, half is random. It is at least what the server asks for, up to an hour.
    func wait(afterFailures count: Int, retryAfter: Duration) -> Duration {
        // More doublings are never needed: `longest` is far shorter.
        let whole = min(longest, first * (1 << min(max(count - 1, 0), 20)))
        let least = max(whole / 2, min(retryAfter, .seconds(3600)))
        return least + whole / 2 * random()
    }
}
