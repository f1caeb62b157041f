// One test at a time has screens, because parallel tests would read each other's problems.
extension HeadlessScreen {
    private static var isTested = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until no other test has screens.
    public static func beginTest() async {
        if isTested { await withCheckedContinuation { waiting.append($0) } }
        isTested = true
    }

    /// Lets the next test begin. Returns the problems of all screens that the test has not read. Such a
    /// problem fails the test.
    public static func endTest() -> [String] {
        defer {
            isTested = !waiting.isEmpty
            if isTested { waiting.removeFirst().resume() }
        }
        return takeUnreadProblems()
    }
}
