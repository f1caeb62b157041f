/// The requests of one screen that have not been answered.
///
/// - A **read** is replaced: a newer one of its id cancels it, and its answer is dropped.
/// - A **write** is kept: those of one id go out one after the other, and nothing cancels them.
///
/// When the screen releases this, the reads are cancelled. The writes go out, and their answers are dropped.
@MainActor
public final class ScreenTasks<ID: Hashable> {
    private var reads: [ID: Read] = [:]
    private var writes: [ID: (number: Int, task: Task<Void, Never>)] = [:]
    /// How many requests there have been. Each has a number, so that its end removes no newer one.
    private var count = 0
    private var stops = 0

    public init() {}

    /// The ids whose requests are not answered.
    public var inFlight: Set<ID> { Set(reads.keys).union(writes.keys) }

    /// Starts a read, and cancels the older one of this id. `ask` may send many answers.
    func stream<Answer>(
        _ id: ID, _ ask: @escaping @MainActor (_ send: @MainActor (Answer) -> Void) async -> Void,
        receive: @escaping @MainActor (Answer) -> Void,
        drop: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> Task<Void, Never> {
        count += 1
        let number = count
        let task = Task { [weak self] in
            if !Task.isCancelled {
                // A read that has been replaced is cancelled: its answer is late.
                await ask { answer in Task.isCancelled ? drop(answer) : receive(answer) }
            }
            if self?.reads[id]?.number == number { self?.reads[id] = nil }
        }
        reads[id] = Read(number: number, task: task)
        return task
    }

    /// Asks when the writes of this id before it have ended.
    func write<Answer>(
        _ id: ID, _ ask: @escaping @MainActor () async -> Answer,
        receive: @escaping @MainActor (Answer) -> Void,
        drop: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> Task<Void, Never> {
        count += 1
        let (number, stopsBefore) = (count, stops)
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

/// Cancels its task when it is replaced, removed, or released with all the others.
private final class Read {
    let number: Int
    private let task: Task<Void, Never>

    init(number: Int, task: Task<Void, Never>) {
        self.number = number
        self.task = task
    }

    deinit { task.cancel() }
}

// For a view model: `receive` gets the screen as a parameter, so that no closure has to hold the screen.
extension ScreenTasks {
    /// Starts a read, and cancels the older one of this id. `receive` gets the answer, unless a newer read
    /// has replaced this one.
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

extension Task<Void, Never> {
    /// Ends when all of these have ended; nil for none.
    @MainActor
    public static func all(_ tasks: [Task?]) -> Task? {
        let tasks = tasks.compactMap(\.self)
        return tasks.count < 2 ? tasks.first : Task { for task in tasks { await task.value } }
    }
}
