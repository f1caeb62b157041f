import Domain
import Measuring
import Presentation

extension Comparison {
    /// Taps two items in turn. Each tap has to find its item in the list.
    static func select(in count: Int) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items[(count / 2)...].prefix(2).map(\.id)
        let concrete = await items.makeConcrete()
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        return Comparison(
            "Select in a list of \(count.grouped)", clock: .cpu,
            subjects: [
                Subject("concrete @Observable class", with: ids) { concrete.select($0) },
                Subject("view model", with: ids, atMost: 1.25) { viewModel.select($0) },
                Subject("store", with: ids, atMost: 1.25) { store.send(.itemTapped($0)) },
            ])
    }

    /// Deletes items from the middle of the list, one after the other, and waits for the answer to
    /// each delete.
    static func delete(from count: Int) -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items[(count / 2)...].prefix(20).map(\.id)
        var concrete: ConcreteItems?
        var viewModel: ItemsViewModel?
        var store: ItemsStore?
        return Comparison(
            "Delete from a list of \(count.grouped)", clock: .cpu, repetitions: ids.count,
            subjects: [
                Subject(
                    "concrete @Observable class",
                    prepare: { concrete = await items.makeConcrete() }
                ) { _ in
                    for id in ids { await concrete?.delete(id)?.value }
                },
                Subject("view model", prepare: { viewModel = await items.makeViewModel() }) { _ in
                    for id in ids { await viewModel?.delete(id)?.finish() }
                },
                Subject("store", prepare: { store = await items.makeStore() }) { _ in
                    for id in ids { await store?.send(.deleteTapped(id))?.finish() }
                },
            ])
    }
}
