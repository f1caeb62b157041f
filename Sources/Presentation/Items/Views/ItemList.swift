#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The rows of the items screen, or why there are none.
struct ItemList: View {
    let items: [Item]
    /// Nil when there are items.
    let placeholder: ListPlaceholder?
    let load: @MainActor () -> Void
    let select: @MainActor (Item.ID) -> Void
    let delete: @MainActor (Item.ID) -> Void

    var body: some View {
        List(items) { item in
            Button(item.name) { select(item.id) }
                .tint(.primary)
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { delete(item.id) }
                        .accessibilityLabel("Delete \(item.name)")
                }
        }
        .overlay {
            ListPlaceholderView(
                placeholder: placeholder, emptyText: "No Items", emptyImage: "tray", retry: load)
        }
    }
}
#endif
