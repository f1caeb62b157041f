import Domain
import Measuring
import Presentation

extension Comparison {
    /// A selection goes from one row to another, and each row wants to know whether it is selected.
    static func observedRows(_ count: Int) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items.map(\.id)
        let concrete = ConcreteItems(items.items)
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        let partsViewModel = await items.makeViewModel()
        let partsStore = await items.makeStore()
        return Comparison(
            "\(count.grouped) rows observed, the selection moves",
            subjects: [
                rows("concrete @Observable class", ids, { _ = concrete.state.selectedItemID == $0 })
                {
                    concrete.select($0)
                },
                rows("view model, its state", ids, { _ = viewModel.state.selectedItemID == $0 }) {
                    viewModel.select($0)
                },
                rows("view model, a part each", ids, { _ = partsViewModel[\.[isSelected: $0]] }) {
                    partsViewModel.select($0)
                },
                rows("store, its state", ids, { _ = store.state.selectedItemID == $0 }) {
                    store.send(.itemTapped($0))
                },
                rows("store, a part each", ids, { _ = partsStore[\.[isSelected: $0]] }) {
                    partsStore.send(.itemTapped($0))
                },
            ])
    }

    private static func rows(
        _ name: String, _ ids: [Item.ID], _ look: @escaping @MainActor (Item.ID) -> Void,
        select: @escaping @MainActor (Item.ID) -> Void
    ) -> Subject {
        let wakeUps = WakeUps()
        var observers: [Observer] = []
        return Subject(
            name,
            prepare: {
                if observers.isEmpty {
                    observers = ids.map { id in Observer(look: { look(id) }, wakeUps: wakeUps) }
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
