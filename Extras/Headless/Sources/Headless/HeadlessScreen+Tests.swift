// Tests that run at the same time would read each other's problems.
extension HeadlessScreen {
    private static var isTested = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for the end of the test that has screens.
    public static func beginTest() async {
        if isTested { await withCheckedContinuation { waiting.append($0) } }
        isTested = true
    }

    /// Lets the next test begin. Returns the problems, on all screens, that nobody has read. Such a problem makes
    /// a test fail.
    public static func endTest() -> [String] {
        defer {
            isTested = !waiting.isEmpty
            if isTested { waiting.removeFirst().resume() }
        }
        return takeUnreadProblems()
    }
}
