#if canImport(SwiftUI)
import Domain
import SwiftUI

/// How things stand with the server, and the notes.
struct NoteList: View {
    let state: NotesState
    let reload: @MainActor () -> Task<Void, Never>?
    let add: @MainActor (Note.ID) -> Void
    let open: @MainActor (Note.ID) -> Void
    let delete: @MainActor (Note.ID) -> Void
    let logIn: @MainActor () -> Void
    let dismiss: @MainActor (NoteError) -> Void

    var body: some View {
        let content = state.list
        List {
            SyncStatusRow(status: state.sync, logIn: logIn)
            ForEach(content.rows) { row($0) }
        }
        .listScreen(
            "Notes", content,
            emptyText: state.mayLackNotes ? "No Notes on This Device" : "No Notes",
            emptyImage: "note.text", reload: reload, dismiss: dismiss
        )
        .toolbar {
            Button("New Note", systemImage: "square.and.pencil") { add(Note.newID()) }
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
