import Domain
import Measuring
import Presentation

import class OpenCombine.ObservableObjectPublisher

extension Comparison {
    /// A selection goes from one row to another, and each row wants to know whether it is selected.
    static func observedRows(_ count: Int) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items.map(\.id)
        let concrete = ConcreteItems(items.items)
        let published = PublishedItems(items.items)
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        let partsViewModel = await items.makeViewModel()
        let partsStore = await items.makeStore()
        return Comparison(
            "\(count.grouped) rows observed, the selection moves",
            subjects: [
                rows("concrete @Observable class", ids, { concrete.state.selectedItemID == $0 }) {
                    concrete.select($0)
                },
                rows(
                    "OpenCombine @Published", ids, publisher: published.objectWillChange,
                    { published.state.selectedItemID == $0 }
                ) {
                    published.select($0)
                },
                rows("view model, its state", ids, { viewModel.state.selectedItemID == $0 }) {
                    viewModel.select($0)
                },
                rows("view model, a part each", ids, { partsViewModel[\.[isSelected: $0]] }) {
                    partsViewModel.select($0)
                },
                rows("store, its state", ids, { store.state.selectedItemID == $0 }) {
                    store.send(.itemTapped($0))
                },
                rows("store, a part each", ids, { partsStore[\.[isSelected: $0]] }) {
                    partsStore.send(.itemTapped($0))
                },
            ])
    }

    private static func rows(
        _ name: String, _ ids: [Item.ID], publisher: ObservableObjectPublisher? = nil,
        _ look: @escaping @MainActor (Item.ID) -> Bool,
        select: @escaping @MainActor (Item.ID) -> Void
    ) -> Subject {
        let wakeUps = WakeUps()
        var observers: [Observer] = []
        return Subject(
            name,
            prepare: {
                guard observers.isEmpty else { return }
                observers = ids.map { id in
                    Observer(of: publisher, wakeUps: wakeUps, look: { look(id) })
                }
            },
            woken: { wakeUps.count }
        ) { count in
            for number in 0..<count {
                select(ids[number % ids.count])
                for observer in observers { observer.lookIfWoken() }
            }
        }
    }
}

extension ItemsState {
    subscript(isSelected id: Item.ID) -> Bool { selectedItemID == id }
}
