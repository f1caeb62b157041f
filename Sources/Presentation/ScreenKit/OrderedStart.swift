/// Starts tasks on the main actor in the order of the calls, at once if nothing stands in the way.
///
/// A task that is started at once runs up to its first suspension before the call returns, so what
/// needs no waiting is done without a detour. Two things stand in the way: a system that can't, and a
/// start from within another start, which would nest without end if it were done at once.
@MainActor
enum OrderedStart {
    /// Tests say no, to be as on a system that can't.
    @TaskLocal static var isAllowedAtOnce = true

    private static var isStarting = false
    /// The tasks whose turn has not come. As long as there are any, later ones queue up behind them.
    private(set) static var queued = 0

    static func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            if isAllowedAtOnce, !isStarting, queued == 0 {
                isStarting = true
                defer { isStarting = false }
                return Task.immediate { await body() }
            }
        }
        queued += 1
        return Task {
            queued -= 1
            await body()
        }
    }
}
