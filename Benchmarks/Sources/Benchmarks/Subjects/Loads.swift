import Domain
import Observation
import OpenCombine
import Presentation

/// A service that lives elsewhere, answers each load with its number, and knows no cancellation.
@MainActor
final class NumberedLoads: GetItemsUseCase, DeleteItemUseCase {
    private var count = 0
    private let elsewhere = Elsewhere()

    @MainActor func execute() async throws(ItemError) -> [Item] {
        count += 1
        let number = "\(count)"
        await elsewhere.visit()
        return [Item(id: number, name: number)]
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {}

    private actor Elsewhere {
        private var visits = 0

        func visit() { visits += 1 }
    }
}

/// Loads as a class of its own starts them: the older task is cancelled by hand.
@MainActor
@Observable
final class ConcreteLoads {
    private(set) var shown: [String] = []
    @ObservationIgnored private var task: Task<Void, Never>?
    private let service: NumberedLoads

    init(service: NumberedLoads) {
        self.service = service
    }

    func load() {
        task?.cancel()
        task = Task { [service] in
            guard let items = try? await service.execute(), !Task.isCancelled else { return }
            self.shown += items.map(\.id)
        }
    }

    func finished() async {
        await task?.value
    }
}

/// Loads as publishers, of which `switchToLatest` keeps the newest.
@MainActor
final class PublishedLoads: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var shown: [String] = []
    private let requests = PassthroughSubject<Void, Never>()
    private var subscription: AnyCancellable?
    private var pending: [CheckedContinuation<Void, Never>] = []

    init(service: NumberedLoads) {
        subscription =
            requests
            .map { _ in
                Future<[String], Never> { promise in
                    nonisolated(unsafe) let promise = promise
                    Task { @MainActor in
                        promise(.success((try? await service.execute())?.map(\.id) ?? []))
                    }
                }
            }
            .switchToLatest()
            .sink { [weak self] ids in
                MainActor.assumeIsolated { self?.show(ids) }
            }
    }

    func load() {
        requests.send(())
    }

    private func show(_ ids: [String]) {
        shown += ids
        for continuation in pending { continuation.resume() }
        pending = []
    }

    func finished() async {
        if shown.isEmpty { await withCheckedContinuation { pending.append($0) } }
    }
}
