import Domain

/// The items' use cases, but each call is a request that waits until a race answers it.
///
/// A load brings what was there when it was opened; a delete is done when it is answered. Like many a
/// server, it answers a cancelled call all the same.
@MainActor
final class HeldItems: GetItemsUseCase, DeleteItemUseCase {
    private let useCases: ItemsUseCases
    private(set) var opened = 0
    private var waiting: [Int: CheckedContinuation<Result<Void, ItemError>, Never>] = [:]
    /// How many calls of the screen are at work: they have not ended, and wait for no answer.
    private var running = 0
    private var settled: CheckedContinuation<Void, Never>?

    init(_ useCases: ItemsUseCases) {
        self.useCases = useCases
    }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let items = try await useCases.getItems.execute()
        try await request()
        return items
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        try await request()
        try await useCases.deleteItem.execute(id: id)
    }

    /// Answers a request. Returns false if it does not wait for an answer.
    func answer(_ number: Int, _ answer: Result<Void, ItemError>) -> Bool {
        guard let request = waiting.removeValue(forKey: number) else { return false }
        running += 1
        request.resume(returning: answer)
        return true
    }

    /// Returns when this call, and each that was answered, has ended or waits for an answer.
    func settle(_ call: Task<Void, Never>?) async {
        if let call {
            running += 1
            Task {
                await call.value
                stopRunning()
            }
        }
        if running > 0 { await withCheckedContinuation { settled = $0 } }
    }

    private func request() async throws(ItemError) {
        opened += 1
        stopRunning()
        try await withCheckedContinuation { waiting[opened] = $0 }.get()
    }

    private func stopRunning() {
        running -= 1
        guard running == 0 else { return }
        settled?.resume()
        settled = nil
    }
}
