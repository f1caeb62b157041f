#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen over a plain model. The parent provides the navigation stack.
public struct ItemsModelView: ScreenView {
    private let model: ItemsModel

    public init(model: ItemsModel) { self.model = model }

    public var body: some View {
        RowList(
            rows: model.visibleItems, top: EmptyView(), open: { model.selectedItemID = $0 },
            delete: delete, deleteLabel: { ScreenTexts.delete($0.name) }
        ) { item in
            Text(item.name).rowButton { model.selectedItemID = item.id }
        }
        .overlay {
            ListPlaceholderView(
                placeholder: list.placeholder, emptyText: ItemsTexts.empty, emptyImage: "tray",
                retry: reload)
        }
        .refreshable { await model.load() }
        .screen(ItemsTexts.title, isLoading: list.isLoading, reload: reload)
        .toolbar {
            Button(ScreenTexts.add, systemImage: "plus") { model.add(Item.newID()) }
                .accessibilityLabel(ItemsTexts.new)
        }
        // Also runs when a detail screen closes. If the items are loaded already, it loads nothing.
        .task { if model.loading == .never { await model.load() } }
        .detail(
            of: model.selectedItem,
            close: { if model.selectedItemID == $0 { model.selectedItemID = nil } }
        ) { item in
            ItemDetail(item: item, delete: { delete(item.id) }, edit: { model.edit(item) })
        }
    }

    public var sheet: ScreenSheet? {
        model.form.map { form in
            ScreenSheet(
                id: form.id, isHeld: model.hasDraft || model.isSaving, close: model.closeForm
            ) {
                ItemForm(
                    form: form, isSaving: model.isSaving,
                    typeName: { model.form?.draft.name = $0 },
                    save: { Task { await model.save() } }, cancel: model.closeForm)
            }
        }
    }

    public var alert: ScreenAlert? {
        if model.form?.isAskingToDiscard == true {
            return ItemForm.question(
                keep: { model.form?.isAskingToDiscard = false }, discard: { model.form = nil })
        }
        return ScreenAlert(model.error) { _ in model.error = nil }
    }

    public var announcements: [String] { list.announcements }

    private var list: ListContent<Item, ItemError> {
        ListContent(model.visibleItems, model.loading, errors: ScreenErrors())
    }

    private func reload() { Task { await model.load() } }

    private func delete(_ id: Item.ID) { Task { await model.delete(id) } }
}
#endif
