#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen over a plain model. The parent provides the navigation stack.
public struct ItemsModelView: ScreenView {
    private let model: ItemsModel
    @State private var selectedItemID: Item.ID?
    @State private var loads = 0

    public init(model: ItemsModel) { self.model = model }

    public var body: some View {
        ItemList(
            content: list, reload: reload, select: { selectedItemID = $0 }, delete: delete
        )
        .detail(
            of: selectedItem, close: { if selectedItemID == $0.id { selectedItemID = nil } }
        ) { item in
            ItemDetail(item: item) { delete(item.id) }
        }
        .task(id: loads) { await model.load() }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(list.alert) { model.errors.dismiss($0) }
    }

    private var list: ListContent<Item, ItemError> {
        ListContent(model.visibleItems, model.loading, errors: model.errors)
    }

    private var selectedItem: Item? {
        model.visibleItems.first { $0.id == selectedItemID }
    }

    /// Starts `.task` again, which cancels the load in flight.
    private func reload() -> ScreenTask? {
        loads += 1
        return nil
    }

    private func delete(_ id: Item.ID) {
        if selectedItemID == id { selectedItemID = nil }
        Task { await model.delete(id) }
    }
}
#endif
