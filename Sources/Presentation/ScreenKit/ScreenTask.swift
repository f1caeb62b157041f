/// The requests (reads and writes) that one intent, or one method of a view model, has started.
@MainActor
public final class ScreenTask {
    private let tasks: [ScreenTask]
    private(set) var isInFlight: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The task of a read; nil for a write, because nothing cancels a write.
    var read: Task<Void, Never>?
    /// True for a write whose answer is dropped.
    var isAbandoned = false

    init(_ tasks: [ScreenTask] = [], isInFlight: Bool = true) {
        (self.tasks, self.isInFlight) = (tasks, isInFlight)
    }

    /// A task without requests, for a method that has started none.
    public static var ended: ScreenTask { ScreenTask(isInFlight: false) }

    /// Combines several tasks into one; nil if all of them are nil.
    public static func all(_ tasks: [ScreenTask?]) -> ScreenTask? {
        let tasks = tasks.compactMap(\.self)
        return tasks.count < 2 ? tasks.first : ScreenTask(tasks, isInFlight: false)
    }

    /// Waits until all requests have ended. If the Swift task that waits is cancelled, the reads are
    /// cancelled, too.
    ///
    /// So if a view's `.task` calls this method, the reads are cancelled when the view disappears. A read
    /// that is replaced or cancelled ends at once, before its service answers. After a cancellation, the
    /// screen gets no answer and must end its spinner itself.
    public func finish() async {
        await withTaskCancellationHandler {
            await waitUntilEnded()
        } onCancel: {
            Task { @MainActor in cancel() }
        }
    }

    /// Waits until all requests have ended. Even if the Swift task that waits is cancelled, this method
    /// goes on waiting, and cancels no read.
    public func waitUntilEnded() async {
        for task in tasks { await task.waitUntilEnded() }
        if isInFlight { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Cancels the reads that are in flight. Nothing cancels a write.
    public func cancel() {
        read?.cancel()
        for task in tasks { task.cancel() }
    }

    func end() {
        isInFlight = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
