import Domain
import Measuring
import Observation
import Presentation

extension Comparison {
    /// Starts many loads. Each load replaces the load before, and only the newest answer may be shown.
    static func burst(of size: Int) -> Comparison {
        Comparison(
            "Burst of \(size.grouped) loads, the newest wins; each load", clock: .cpu,
            repetitions: size,
            subjects: [
                burst("Task cancelled by hand") {
                    let screen = ConcreteItems(useCases: $0)
                    return ({ screen.state }, { screen.load() })
                } finish: {
                    await $0.value
                },
                burst("view model", atMost: 2) {
                    let screen = ItemsViewModel(useCases: $0)
                    return ({ screen.state }, { screen.load() })
                } finish: {
                    await $0.finish()
                },
                burst("store", atMost: 2) {
                    let screen = ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: $0))
                    return ({ screen.state }, { screen.send(.loadRequested) })
                } finish: {
                    await $0.finish()
                },
            ])
    }

    private static func burst<Call>(
        _ name: String, atMost: Double? = nil,
        make:
            @escaping @MainActor (ItemsUseCases) -> (state: () -> ItemsState, load: () -> Call?),
        finish: @escaping @MainActor (Call) async -> Void
    ) -> Subject {
        Subject(name, atMost: atMost) { count in
            let service = NumberedLoads()
            let screen = make(
                ItemsUseCases(getItems: service, deleteItem: service, saveItem: service))
            for _ in 1..<count { _ = screen.load() }
            let newest = screen.load()
            let changes = ChangeCount { screen.state() }
            if let newest { await finish(newest) }
            guard changes.count == 1, screen.state().items.map(\.id) == ["\(service.count)"]
            else {
                throw Problem(.inputOutput, "burst: another load than the newest is shown")
            }
        }
    }

    /// Cancels one of many effects, each time a different effect.
    static func cancelOne(of count: Int) -> Comparison {
        let end = Endless()
        let store = Store(Waiting.State(), reducer: Waiting(task: end.task))
        var tasks: [Int: Task<Void, Never>] = [:]
        let ids = (0..<1_000).map { $0 * (count / 1_000) }
        func startTask(_ id: Int) { tasks[id] = Task { [end] in await end.task.value } }
        for id in Set(0..<count).subtracting(ids) {
            startTask(id)
            store.send(.start(id))
        }
        func start(_ start: (Int) -> Void) async {
            for id in ids { start(id) }
            // The main actor runs tasks in the order of their creation. So when this task has ended,
            // all other tasks have started.
            await Task {}.value
        }
        return Comparison(
            "Cancel one of \(count.grouped) tasks", clock: .cpu, repetitions: ids.count,
            subjects: [
                Subject(
                    "dictionary of tasks",
                    prepare: { await start(startTask) },
                    run: { _ in
                        for id in ids { tasks.removeValue(forKey: id)?.cancel() }
                    }),
                Subject(
                    "store",
                    prepare: { await start { store.send(.start($0)) } },
                    run: { _ in
                        for id in ids { store.send(.cancel(id)) }
                    }),
            ])
    }
}

/// Answers each load with its number. The first load has the number 1.
@MainActor
private final class NumberedLoads: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    private(set) var count = 0

    @MainActor func execute() async -> [Item] {
        count += 1
        let id = "\(count)"
        await Task.yield()
        return [Item(id: id, name: id)]
    }

    func execute(id: Item.ID) async {}
    func execute(_ item: Item, isNew: Bool) async -> Item { item }
}

/// Counts how often the value that `read` returns has changed.
@MainActor
private final class ChangeCount {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init<Value>(_ read: @escaping @MainActor () -> Value) {
        self.read = { _ = read() }
        observe()
    }

    private func observe() {
        withObservationTracking(read) { [weak self] in
            MainActor.assumeIsolated {
                self?.count += 1
                self?.observe()
            }
        }
    }
}

/// Has a task that runs until this object is released.
private final class Endless: Sendable {
    let task = Task { for await _ in AsyncStream<Never>.makeStream().stream {} }

    deinit {
        task.cancel()
    }
}

/// Starts effects that wait for a task, even after they are cancelled.
private struct Waiting: @MainActor Reducer {
    struct State: Equatable {}

    enum Intent {
        case start(Int)
        case cancel(Int)
    }

    typealias Action = Never
    typealias EffectID = Int

    let task: Task<Void, Never>

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .start(let id): .stream(id) { [task] _ in await task.value }
        case .cancel(let id): .cancel(id)
        }
    }

    func reduce(_ state: inout State, action: Never) -> Effect<Self> {}
}
