/// The requests of one screen that have not been answered.
///
/// - A **read** is replaced: a newer one of its id cancels it, and its answer is dropped.
/// - A **write** is kept: those of one id go out one after the other, and nothing cancels them. They go
///   out though the screen is gone; only their answers are dropped then.
///
/// All of it is on the main actor, so whether an answer still counts is decided at the moment in which
/// it comes. When its owner releases this, the reads are cancelled.
@MainActor
public final class ScreenTasks<ID: Hashable> {
    private var reads: [ID: Read] = [:]
    private var writes: [ID: (number: Int, task: Task<Void, Never>)] = [:]
    private var started = 0
    private var stops = 0

    public init() {}

    /// The ids whose requests are not answered.
    public var inFlight: Set<ID> { Set(reads.keys).union(writes.keys) }

    /// Starts `ask` in place of the open read of this id, which is cancelled. `ask` may send many answers.
    func stream<Answer>(
        _ id: ID, _ ask: @escaping @MainActor (_ send: @MainActor (Answer) -> Void) async -> Void,
        receive: @escaping @MainActor (Answer) -> Void,
        drop: @escaping @MainActor (Answer) -> Void
    ) -> Task<Void, Never> {
        started += 1
        let number = started
        let task = Task { [weak self] in
            // A read that is replaced is cancelled, so this shows that an answer is late.
            if !Task.isCancelled { await ask { Task.isCancelled ? drop($0) : receive($0) } }
            if self?.reads[id]?.number == number { self?.reads[id] = nil }
        }
        // The entry that was there is released, which cancels its task.
        reads[id] = Read(number: number, task: task)
        return task
    }

    /// Starts `ask` when the writes of this id before it have ended.
    func write<Answer>(
        _ id: ID, _ ask: @escaping @MainActor () async -> Answer,
        receive: @escaping @MainActor (Answer) -> Void,
        drop: @escaping @MainActor (Answer) -> Void
    ) -> Task<Void, Never> {
        started += 1
        let (number, stopsBefore) = (started, stops)
        let task = Task { [weak self, before = writes[id]?.task] in
            await before?.value
            let answer = await ask()
            self?.stops == stopsBefore ? receive(answer) : drop(answer)
            if self?.writes[id]?.number == number { self?.writes[id] = nil }
        }
        writes[id] = (number, task)
        return task
    }

    /// Ends when the writes that are open now have ended; nil if there are none.
    public var writesInFlight: Task<Void, Never>? { .all(writes.values.map(\.task)) }

    /// Cancels the read of this id.
    public func cancel(_ id: ID) { reads[id] = nil }

    public func cancelReads() { reads = [:] }

    /// Cancels the reads, and drops the answers of the writes.
    func stop() {
        stops += 1
        cancelReads()
    }
}

/// A task that is cancelled when nobody holds this any more.
private final class Read {
    let number: Int
    private let task: Task<Void, Never>

    init(number: Int, task: Task<Void, Never>) {
        self.number = number
        self.task = task
    }

    deinit { task.cancel() }
}

// For a view model: `receive` is handed it, so that no closure has to hold it.
extension ScreenTasks {
    /// Asks in place of the open read of this id. `receive` gets the answer, unless there is a newer read.
    public func read<Screen: AnyObject, Value, Failure: Error>(
        _ id: ID, for screen: Screen,
        _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        receive: @escaping @MainActor (Screen, Result<Value, Failure>) -> Void
    ) -> Task<Void, Never> {
        stream(id, for: screen, { send in send(await Result(catching: ask)) }, receive: receive)
    }

    /// As `read`, for what is answered many times.
    public func stream<Screen: AnyObject, Answer>(
        _ id: ID, for screen: Screen,
        _ ask: @escaping @MainActor (_ send: @MainActor (Answer) -> Void) async -> Void,
        receive: @escaping @MainActor (Screen, Answer) -> Void
    ) -> Task<Void, Never> {
        stream(id, ask) { [weak screen] answer in
            if let screen { receive(screen, answer) }
        } drop: { _ in
        }
    }

    /// Asks when the writes of this id before it have ended, whatever becomes of the screen.
    public func write<Screen: AnyObject, Value, Failure: Error>(
        _ id: ID, for screen: Screen,
        _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        receive: @escaping @MainActor (Screen, Result<Value, Failure>) -> Void
    ) -> Task<Void, Never> {
        write(id) {
            await Result(catching: ask)
        } receive: { [weak screen] answer in
            if let screen { receive(screen, answer) }
        } drop: { _ in
        }
    }
}

extension Result {
    /// Returns what a use case returned or threw, its error type kept.
    @MainActor
    init(catching ask: @MainActor () async throws(Failure) -> Success) async {
        do {
            self = .success(try await ask())
        } catch {
            self = .failure(error)
        }
    }
}
