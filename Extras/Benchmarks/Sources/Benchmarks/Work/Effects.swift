import Domain
import Measuring
import Presentation

extension Comparison {
    /// The time from a tap to the answer on the screen, for many deletes in flight. With a single
    /// delete in flight, this would mostly measure how long a thread needs to wake up. All deletes
    /// fail, so that the items stay.
    static func roundTrips(_ size: Int) async -> Comparison {
        let items = ReadyItems(count: size)
        let service = DistantRefusal()
        let concrete = await items.makeConcrete(deleteItem: service)
        let viewModel = await items.makeViewModel(deleteItem: service)
        let store = await items.makeStore(deleteItem: service)
        let ids = items.items.map(\.id)
        func subject<Call>(
            _ name: String, atMost: Double? = nil,
            delete: @escaping @MainActor (Item.ID) -> Call?,
            finish: @escaping @MainActor (Call) async -> Void
        ) -> Subject {
            Subject(name, atMost: atMost) { count in
                var calls: [Call] = []
                for number in 0..<count {
                    if let call = delete(ids[number % size]) { calls.append(call) }
                    guard calls.count == size || number == count - 1 else { continue }
                    for call in calls { await finish(call) }
                    calls.removeAll(keepingCapacity: true)
                }
            }
        }
        return Comparison(
            "Round trip, \(size) in flight; each", clock: .cpu, repetitions: 2_000,
            subjects: [
                subject("bare Task") {
                    concrete.delete($0)
                } finish: {
                    await $0.value
                },
                subject("view model", atMost: 1.6) {
                    viewModel.delete($0)
                } finish: {
                    await $0.finish()
                },
                subject("store", atMost: 1.6) {
                    store.send(.deleteTapped($0))
                } finish: {
                    await $0.finish()
                },
            ])
    }
}

/// A service on another actor. It deletes nothing.
private actor DistantRefusal: DeleteItemUseCase {
    private var requests = 0

    func execute(id: Item.ID) async throws(ItemError) {
        requests += 1
        throw .unavailable("Refused.")
    }
}
