import DI
import Domain

/// The use cases of the items screen, with the sample items. Each call opens a request that waits until
/// a step of the race answers it.
///
/// A load returns the items that existed when its request was opened. A delete happens only when its
/// request is answered. A cancelled request gets an answer, too, because many servers send one.
@MainActor
final class HeldItems: GetItemsUseCase, DeleteItemUseCase {
    private var opened = 0
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

    /// Starts `call`, which loads or deletes items. Returns as soon as the call has opened a request, or
    /// has ended without a request. The request then waits for `answer`.
    func open(_ call: @escaping @MainActor () async -> Void) async {
        let (openings, opening) = AsyncStream.makeStream(of: Never.self)
        onOpened = { opening.finish() }
        Task {
            await call()
            opening.finish()
        }
        for await _ in openings {}
    }

    /// Answers a request, and waits until the screen has received the answer. Returns false if no request
    /// with this number is open.
    func answer(_ number: Int, failure: ItemError?) async -> Bool {
        guard let request = waiting.removeValue(forKey: number) else { return false }
        let (answers, answering) = AsyncStream.makeStream(of: Never.self)
        onAnswered = { answering.finish() }
        request.resume(returning: failure)
        for await _ in answers {}
        return true
    }
}
