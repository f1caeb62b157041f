/// Starts tasks on the main actor in the order of the calls, at once if nothing stands in the way.
///
/// A task that is started at once runs up to its first suspension before the call returns, so what
/// needs no waiting is done without a detour. Three things stand in the way:
/// - a system that can't;
/// - a start from within one that is being made at once, for such starts would nest, and if each were
///   answered at once, the main actor would do nothing else;
/// - a start anywhere that has not had its turn yet, for the sake of the order.
@MainActor
enum OrderedStart {
    /// Tests say no, to be as on a system that can't.
    @TaskLocal static var isAllowedAtOnce = true

    fileprivate static var isStarting = false
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

/// Where a call came from, for what is done about it later.
@MainActor
struct WorkOrigin {
    private let group = WorkGroup.current
    private let isStarting = OrderedStart.isStarting

    /// Does the rest of the call as a part of the same work, and of its start if that is where it was.
    func resume(_ body: () -> Void) {
        let outer = OrderedStart.isStarting
        OrderedStart.isStarting = outer || isStarting
        defer { OrderedStart.isStarting = outer }
        WorkGroup.$current.withValue(group, operation: body)
    }
}
