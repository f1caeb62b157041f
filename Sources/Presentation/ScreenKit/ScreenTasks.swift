/// The requests (reads and writes) of one screen that have not ended yet.
///
/// - A **read** is replaced: a newer read with the same id cancels the older read. The answer to the
///   older read is dropped.
/// - A **write** is kept: writes with the same id go out one after the other, and nothing cancels a
///   write.
///
/// When the screen releases this object, the reads are cancelled. The writes still go out.
///
/// The answer to a write is dropped if this object or the screen was released, or if `abandon` was called
/// for the write. Requests do not retain the screen: `receive` gets it as a parameter.
///
/// ```swift
/// @MainActor final class CountViewModel {
///     private(set) var count: Int?
///     private let tasks = ScreenTasks<String>()
///
///     func load(_ useCase: any GetItemsUseCase) -> ScreenTask {
///         tasks.read("load", for: self, useCase.execute) { screen, answer in
///             screen.count = try? answer.get().count
///         }
///     }
/// }
/// ```
@MainActor
public final class ScreenTasks<ID: Hashable> {
    private var reads: [ID: Read] = [:]
    /// All writes in flight.
    private var writes: [ObjectIdentifier: (id: ID, task: ScreenTask)] = [:]
    /// For each id, the newest write. The next write with this id waits for it.
    private var newestWrites: [ID: ScreenTask] = [:]
    /// Called after each request has ended, with its id. There is one observer: the parent of a part.
    public var onEnd: @MainActor (ID) -> Void = { _ in }

    public init() {}

    /// The ids of the requests in flight.
    public var inFlight: Set<ID> { Set(reads.keys).union(writes.values.map(\.id)) }

    /// Starts a read, and cancels an older read with the same id. `receive` gets the answer. If a newer
    /// read replaces this read, the answer to this read is dropped: `drop` gets it. The read goes out after
    /// `writes` have ended.
    public func read<Screen: AnyObject, Value, Failure: Error>(
        _ id: ID, for screen: Screen, after writes: ScreenTask? = nil,
        _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        receive: @escaping @MainActor (Screen, Result<Value, Failure>) -> Void,
        drop: @escaping @MainActor (Result<Value, Failure>) -> Void = { _ in }
    ) -> ScreenTask {
        stream(
            id, for: screen, after: writes, { send in send(await Result(catching: ask)) },
            receive: receive, drop: drop)
    }

    /// Like `read`, but for many answers: `ask` calls `send` for each answer.
    public func stream<Screen: AnyObject, Answer>(
        _ id: ID, for screen: Screen, after writes: ScreenTask? = nil,
        _ ask: @escaping @MainActor (_ send: @MainActor (Answer) -> Void) async -> Void,
        receive: @escaping @MainActor (Screen, Answer) -> Void,
        drop: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> ScreenTask {
        let started = ScreenTask()
        let end = { @MainActor [weak self] in
            guard started.isInFlight else { return }
            if self?.reads[id]?.task == started.read { self?.reads[id] = nil }
            started.end()
            self?.onEnd(id)
        }
        let task = Task { [weak screen] in
            guard !Task.isCancelled else { return end() }
            await withTaskCancellationHandler {
                await writes?.waitUntilEnded()
                if Task.isCancelled { return }
                await ask { answer in
                    // A read that was replaced is cancelled, too. Its answer is dropped.
                    guard !Task.isCancelled, let screen else { return drop(answer) }
                    receive(screen, answer)
                }
            } onCancel: {
                Task { @MainActor in end() }
            }
            end()
        }
        started.read = task
        // The assignment releases the older `Read` with this id. Its `deinit` cancels the older task.
        reads[id] = Read(task)
        return started
    }

    /// Starts a write after all earlier writes with the same id, and `writes`, have ended. If the screen
    /// is released before that time, the write still goes out.
    public func write<Screen: AnyObject, Value, Failure: Error>(
        _ id: ID, for screen: Screen, after writes: ScreenTask? = nil,
        _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        receive: @escaping @MainActor (Screen, Result<Value, Failure>) -> Void,
        drop: @escaping @MainActor (Result<Value, Failure>) -> Void = { _ in }
    ) -> ScreenTask {
        let started = ScreenTask()
        // `updateValue` returns the write before this one.
        let earlier = ScreenTask.all([newestWrites.updateValue(started, forKey: id), writes])
        self.writes[ObjectIdentifier(started)] = (id, started)
        Task { [weak self, weak screen] in
            await earlier?.waitUntilEnded()
            let answer = await Result(catching: ask)
            if self != nil, !started.isAbandoned, let screen {
                receive(screen, answer)
            } else {
                drop(answer)
            }
            self?.writes[ObjectIdentifier(started)] = nil
            if self?.newestWrites[id] === started { self?.newestWrites[id] = nil }
            started.end()
            self?.onEnd(id)
        }
        return started
    }

    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    public var writesInFlight: ScreenTask? { .all(writes.values.map(\.task)) }

    /// Cancels the read with this id. Nothing cancels a write, so passing the id of a write is a
    /// programming error.
    public func cancel(_ id: ID) {
        assert(newestWrites[id] == nil || reads[id] != nil, "Nothing cancels the write \(id).")
        reads[id] = nil
    }

    public func cancelReads() { reads = [:] }

    /// Cancels the reads of these ids. The writes go on, but their answers are dropped.
    func abandon(where isAbandoned: (ID) -> Bool) {
        reads = reads.filter { !isAbandoned($0.key) }
        for (id, write) in writes.values where isAbandoned(id) { write.isAbandoned = true }
    }
}

/// A read in flight. When this object is replaced, removed, or released with its screen, it cancels the
/// task.
private final class Read {
    let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }
}

extension Result {
    /// Calls a use case. The result is the value that it returns, or the error that it throws, with the
    /// error's type.
    @MainActor
    public init(catching ask: @MainActor () async throws(Failure) -> Success) async {
        do { self = .success(try await ask()) } catch { self = .failure(error) }
    }
}
