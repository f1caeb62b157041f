import Domain
import Measuring
import Presentation

extension Comparison {
    /// Taps two items in turn, which are looked for in the list.
    static func select(in count: Int) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = [items.items[count / 2].id, items.items[count / 2 + 1].id]
        let concrete = ConcreteItems(items.items)
        let published = PublishedItems(items.items)
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        let reducer = items.reducer
        return Comparison(
            "Select in a list of \(count.grouped)",
            subjects: [
                Subject("concrete @Observable class") { count in
                    for number in 0..<count { concrete.select(ids[number % 2]) }
                },
                Subject("reducer alone") { count in
                    var state = ItemsState(items.items)
                    for number in 0..<count {
                        _ = reducer.reduce(&state, intent: .itemTapped(ids[number % 2]))
                        use(&state)
                    }
                },
                Subject("OpenCombine @Published") { count in
                    for number in 0..<count { published.select(ids[number % 2]) }
                },
                Subject("view model") { count in
                    for number in 0..<count { viewModel.select(ids[number % 2]) }
                },
                Subject("store") { count in
                    for number in 0..<count { store.send(.itemTapped(ids[number % 2])) }
                },
            ])
    }

    /// Deletes from the middle, one after the other, and has each delete acknowledged.
    ///
    /// What it is measured by is the array alone, which is searched twice, as the screens do.
    static func delete(from count: Int) -> Comparison {
        let items = ReadyItems(count: count)
        let repetitions = 20
        let ids = items.items[(count / 2)...].prefix(repetitions).map(\.id)
        let reducer = items.reducer
        let holder = Holder()
        return Comparison(
            "Delete from a list of \(count.grouped)", repetitions: repetitions,
            subjects: [
                Subject("array alone", prepare: { holder.array = items.copied() }) { _ in
                    holder.array.delete(ids)
                },
                Subject("reducer alone", prepare: { holder.array = items.copied() }) { _ in
                    var state = ItemsState(holder.take())
                    for id in ids {
                        _ = reducer.reduce(&state, intent: .deleteTapped(id))
                        _ = reducer.reduce(&state, action: .deleteResponse(id, .success(())))
                        use(&state)
                    }
                },
                Subject(
                    "concrete @Observable class",
                    prepare: { holder.concrete = ConcreteItems(items.copied()) }
                ) { _ in
                    for id in ids { holder.concrete?.delete(id) }
                },
                Subject(
                    "OpenCombine @Published",
                    prepare: { holder.published = PublishedItems(items.copied()) }
                ) { _ in
                    for id in ids { holder.published?.delete(id) }
                },
                Subject("view model", prepare: { holder.viewModel = await items.makeViewModel() }) {
                    _ in
                    for id in ids { await holder.viewModel?.delete(id).finished() }
                },
                Subject("store", prepare: { holder.store = await items.makeStore() }) { _ in
                    for id in ids { await holder.store?.send(.deleteTapped(id)).finished() }
                },
            ])
    }
}

/// What a delete works on, made anew for each sample.
@MainActor
private final class Holder {
    var array: [Item] = []
    var concrete: ConcreteItems?
    var published: PublishedItems?
    var viewModel: ItemsViewModel?
    var store: ItemsStore?

    func take() -> [Item] {
        defer { array = [] }
        return array
    }
}

extension [Item] {
    fileprivate mutating func delete(_ ids: [Item.ID]) {
        for id in ids where contains(where: { $0.id == id }) {
            removeAll { $0.id == id }
        }
    }
}
