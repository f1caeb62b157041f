/// What one call has started: reads, writes, or both.
///
/// ```swift
/// let tasks = ScreenTasks<String>()
/// let loading = tasks.stream("load", { send in send(1) }, receive: { print($0) })
/// await loading.finish()
/// ```
@MainActor
public final class ScreenTask {
    private let parts: [ScreenTask]
    private var isInFlight: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Nil for a write, which nothing cancels.
    var read: Task<Void, Never>?

    init() {
        parts = []
        isInFlight = true
    }

    private init(_ parts: [ScreenTask]) {
        self.parts = parts
        isInFlight = false
    }

    /// Of a call that has started nothing.
    public static var ended: ScreenTask { ScreenTask([]) }

    /// All of these in one; nil for none.
    public static func all(_ tasks: [ScreenTask?]) -> ScreenTask? {
        let tasks = tasks.compactMap(\.self)
        return tasks.count < 2 ? tasks.first : ScreenTask(tasks)
    }

    /// Waits until all has ended, and cancels the reads if the caller is cancelled meanwhile.
    ///
    /// So a view's `task` owns the reads that it waits for. A read that is replaced or cancelled ends then, and
    /// not when its service answers; its screen gets no answer, so it has to end its spinner itself.
    public func finish() async {
        await withTaskCancellationHandler {
            await waitUntilEnded()
        } onCancel: {
            Task { @MainActor in cancel() }
        }
    }

    /// Waits until all has ended, and cancels nothing, whatever becomes of the caller.
    public func waitUntilEnded() async {
        for part in parts { await part.waitUntilEnded() }
        if isInFlight { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Cancels the reads that are in flight. Nothing cancels a write.
    public func cancel() {
        read?.cancel()
        for part in parts { part.cancel() }
    }

    func end() {
        isInFlight = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
