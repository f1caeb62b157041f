#if canImport(SwiftUI)
import SwiftUI

/// A list whose rows the user can delete: by a swipe, in a menu, and on a Mac with the Delete key.
struct DeletableList<Row: Identifiable, Top: View, RowContent: View>: View {
    let rows: [Row]
    let top: Top
    let delete: @MainActor (Row.ID) -> Void
    /// What VoiceOver speaks for the delete button of a row.
    let deleteLabel: (Row) -> String
    @ViewBuilder let content: (Row) -> RowContent
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @State private var selection: Row.ID?

    var body: some View {
        List(selection: $selection) { listContent }
            .onDeleteCommand { if let selection { delete(selection) } }
    }
    #else
    var body: some View {
        List { listContent }
    }
    #endif

    @ViewBuilder private var listContent: some View {
        top
        ForEach(rows) { row in
            content(row)
                .swipeActions { deleteButton(row) }
                .contextMenu { deleteButton(row) }
        }
    }

    private func deleteButton(_ row: Row) -> some View {
        Button(ScreenTexts.delete, systemImage: "trash", role: .destructive) { delete(row.id) }
            .accessibilityLabel(deleteLabel(row))
    }
}
#endif
