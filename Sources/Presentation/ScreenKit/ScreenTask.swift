/// The requests that one call has started: reads, writes, or both.
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

    /// For a call that has started nothing.
    public static var ended: ScreenTask { ScreenTask([]) }

    /// One task for all of these; nil if there are none.
    public static func all(_ tasks: [ScreenTask?]) -> ScreenTask? {
        let tasks = tasks.compactMap(\.self)
        return tasks.count < 2 ? tasks.first : ScreenTask(tasks)
    }

    /// Waits until all has ended. If the caller is cancelled meanwhile, the reads are cancelled too.
    ///
    /// So a view's `task` owns the reads that it waits for. A read ends when it is replaced or cancelled,
    /// not when its service answers. Its screen gets no answer then, and has to end its spinner itself.
    public func finish() async {
        await withTaskCancellationHandler {
            await waitUntilEnded()
        } onCancel: {
            Task { @MainActor in cancel() }
        }
    }

    /// Waits until all has ended. A cancelled caller goes on waiting, and cancels nothing.
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
