import Domain
import Observation
import OpenCombine
import Presentation

/// A service that lives elsewhere, answers each load with its number, and knows no cancellation.
@MainActor
final class NumberedLoads: GetItemsUseCase, DeleteItemUseCase {
    private var count = 0
    private let elsewhere = Elsewhere()

    @MainActor func execute() async -> [Item] {
        count += 1
        let number = "\(count)"
        await elsewhere.visit()
        return [Item(id: number, name: number)]
    }

    @MainActor func execute(id: Item.ID) async {}

    private actor Elsewhere {
        private var visits = 0

        func visit() { visits += 1 }
    }
}

/// Loads as a class of its own starts them: the older task is cancelled by hand.
@MainActor
@Observable
final class ConcreteLoads {
    private(set) var state = ItemsState()
    @ObservationIgnored private var task: Task<Void, Never>?
    private let service: NumberedLoads

    init(service: NumberedLoads) {
        self.service = service
    }

    func load() {
        state.isLoading = true
        state.error = nil
        state.deletedDuringLoad = []
        task?.cancel()
        task = Task { [weak self, service] in
            let items = await service.execute()
            guard !Task.isCancelled, let self else { return }
            show(items)
        }
    }

    private func show(_ items: [Item]) {
        let deleted = state.deletedDuringLoad
        state.items = deleted.isEmpty ? items : items.filter { !deleted.contains($0.id) }
        if state.selectedItem == nil { state.selectedItemID = nil }
        state.isLoading = false
        state.deletedDuringLoad = []
    }

    func finished() async {
        await task?.value
    }
}

/// Loads as publishers, of which `switchToLatest` keeps the newest.
@MainActor
final class PublishedLoads: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var state = ItemsState()
    private let requests = PassthroughSubject<Void, Never>()
    private var subscription: AnyCancellable?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(service: NumberedLoads) {
        subscription =
            requests
            .map { Future(awaiting: service.execute) }
            .switchToLatest()
            .sink { [weak self] items in
                MainActor.assumeIsolated { self?.show(items) }
            }
    }

    func load() {
        state.isLoading = true
        state.error = nil
        state.deletedDuringLoad = []
        requests.send(())
    }

    private func show(_ items: [Item]) {
        let deleted = state.deletedDuringLoad
        state.items = deleted.isEmpty ? items : items.filter { !deleted.contains($0.id) }
        if state.selectedItem == nil { state.selectedItemID = nil }
        state.isLoading = false
        state.deletedDuringLoad = []
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func finished() async {
        if state.isLoading { await withCheckedContinuation { waiting.append($0) } }
    }
}
