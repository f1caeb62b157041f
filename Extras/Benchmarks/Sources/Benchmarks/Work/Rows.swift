import Domain
import Measuring
import Observation
import Presentation

extension Comparison {
    /// The selection moves down a list, and each row shows whether it is selected.
    static func rows(_ count: Int) async -> Comparison {
        let items = ReadyItems(count: count)
        let ids = items.items.map(\.id)
        let concrete = await items.makeConcrete()
        let objects = RowObjects(ids)
        let rows = Dictionary(uniqueKeysWithValues: zip(ids, objects.rows))
        let viewModel = await items.makeViewModel()
        let store = await items.makeStore()
        return Comparison(
            "\(count.grouped) rows observed, the selection moves", clock: .cpu,
            subjects: [
                Subject(
                    "concrete @Observable class", with: ids, observers: ids,
                    reading: { concrete.state.selectedItemID == $0 },
                    work: { concrete.select($0) }),
                Subject(
                    "an @Observable object per row", with: ids, observers: ids,
                    reading: { rows[$0]?.isSelected },
                    work: { objects.select($0) }),
                Subject(
                    "view model", with: ids, observers: ids,
                    reading: { viewModel.state.selectedItemID == $0 },
                    work: { viewModel.select($0) }),
                Subject(
                    "store", with: ids, observers: ids,
                    reading: { store.state.selectedItemID == $0 },
                    work: { store.send(.itemTapped($0)) }),
            ])
    }
}

/// Observes its own selection, so that only two rows are notified.
@MainActor
@Observable
private final class Row {
    let id: Item.ID
    var isSelected = false

    init(id: Item.ID) {
        self.id = id
    }
}

/// A list with an object for each row, which is the usual way to observe single rows.
@MainActor
private final class RowObjects {
    let rows: [Row]
    private var selected: Row?

    init(_ ids: [Item.ID]) {
        rows = ids.map(Row.init)
    }

    func select(_ id: Item.ID) {
        guard let row = rows.first(where: { $0.id == id }) else { return }
        selected?.isSelected = false
        row.isSelected = true
        selected = row
    }
}
