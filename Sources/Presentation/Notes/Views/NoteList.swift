#if canImport(SwiftUI)
import Domain
import SwiftUI

/// How things stand with the server, and the rows of the notes screen or why there are none.
struct NoteList: View {
    let state: NotesState
    let refresh: @MainActor () -> Void
    let open: @MainActor (Note.ID) -> Void
    let delete: @MainActor (Note.ID) -> Void
    let logIn: @MainActor () -> Void

    var body: some View {
        List {
            SyncStatusRow(status: state.sync, logIn: logIn)
            ForEach(state.notes) { note in
                row(state.content(of: note))
            }
        }
        .overlay {
            ListPlaceholderView(
                placeholder: state.placeholder, emptyText: "No Notes", emptyImage: "note.text",
                retry: refresh)
        }
    }

    private func row(_ content: NoteContent) -> some View {
        Button {
            open(content.id)
        } label: {
            NoteRow(content: content)
        }
        .tint(.primary)
        .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { delete(content.id) }
                .accessibilityLabel("Delete \(content.title)")
        }
    }
}

private struct NoteRow: View {
    let content: NoteContent

    var body: some View {
        VStack(alignment: .leading) {
            Text(content.title)
            if let status = content.statusText {
                Text(status)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel(content.title)
        .accessibilityValue(content.statusText ?? "")
    }
}
#endif
