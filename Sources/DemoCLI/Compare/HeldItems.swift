import DI
import Domain

/// The items' use cases over the samples. Each call is a request that waits until a race answers it.
///
/// A load brings what was there when it was opened; a delete is done when it is answered. A cancelled
/// call is answered too, as by many servers.
@MainActor
final class HeldItems: GetItemsUseCase, DeleteItemUseCase {
    private(set) var opened = 0
    private let useCases = Container.samples().items
    private var waiting: [Int: CheckedContinuation<ItemError?, Never>] = [:]
    private var onOpened: () -> Void = {}
    private var onAnswered: () -> Void = {}

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let items = try await useCases.getItems.execute()
        defer { onAnswered() }
        try await request()
        return items
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        defer { onAnswered() }
        try await request()
        try await useCases.deleteItem.execute(id: id)
    }

    private func request() async throws(ItemError) {
        opened += 1
        onOpened()
        if let failure = await withCheckedContinuation({ waiting[opened] = $0 }) { throw failure }
    }

    /// Returns when this call of the screen has opened its request, or has ended without one.
    func open(_ call: @escaping @MainActor () async -> Void) async {
        let (openings, opening) = AsyncStream.makeStream(of: Never.self)
        onOpened = { opening.finish() }
        Task {
            await call()
            opening.finish()
        }
        for await _ in openings {}
    }

    /// Returns when the screen has received this answer; false if the request does not wait for one.
    func answer(_ number: Int, failure: ItemError?) async -> Bool {
        guard let request = waiting.removeValue(forKey: number) else { return false }
        let (answers, answering) = AsyncStream.makeStream(of: Never.self)
        onAnswered = { answering.finish() }
        request.resume(returning: failure)
        for await _ in answers {}
        return true
    }
}
