#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The list of the items screen, without the detail screen that opens over the list.
struct ItemList: View {
    let content: ListContent<Item, ItemError>
    let reload: @MainActor () -> ScreenTask?
    let select: @MainActor (Item.ID) -> Void
    let delete: @MainActor (Item.ID) -> Void
    /// Opens the form for a new item with this id.
    let add: @MainActor (Item.ID) -> Void

    var body: some View {
        RowList(
            rows: content.rows, top: EmptyView(), open: select, delete: delete,
            deleteLabel: { ScreenTexts.delete($0.name) }
        ) { item in
            Text(item.name).rowButton { select(item.id) }
        }
        .listScreen(
            ItemsTexts.title, content, emptyText: ItemsTexts.empty, emptyImage: "tray",
            reload: reload
        )
        .toolbar {
            Button(ScreenTexts.add, systemImage: "plus") { add(Item.newID()) }
                .accessibilityLabel(ItemsTexts.new)
        }
    }
}

struct ItemDetail: View {
    let item: Item
    let delete: @MainActor () -> Void
    let edit: @MainActor () -> Void

    var body: some View {
        Form {
            LabeledContent(ItemsTexts.name, value: item.name)
            LabeledContent(ItemsTexts.identifier, value: item.id)
        }
        .formStyle(.grouped)
        .navigationTitle(item.name)
        .toolbar {
            Button(ScreenTexts.edit, action: edit)
            Button(ScreenTexts.delete, systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel(ScreenTexts.delete(item.name))
        }
    }
}

#Preview("Items") {
    let rows = ListContent<Item, ItemError>(Item.samples, .loaded, errors: ScreenErrors())
    NavigationStack {
        ItemList(
            content: rows, reload: { nil }, select: { _ in }, delete: { _ in }, add: { _ in })
    }
}
#endif
