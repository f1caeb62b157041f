#if canImport(SwiftUI)
import Domain
import SwiftUI

/// How things stand with the server, and the notes.
struct NoteList: View {
    let state: NotesState
    let reload: @MainActor () -> ScreenTask?
    let add: @MainActor (Note.ID) -> Void
    let select: @MainActor (Note.ID) -> Void
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
            NotesTexts.title, content,
            emptyText: state.mayLackNotes ? NotesTexts.emptyHere : NotesTexts.empty,
            emptyImage: "note.text", reload: reload, dismiss: dismiss
        )
        .toolbar {
            Button(NotesTexts.newNote, systemImage: "square.and.pencil") { add(Note.newID()) }
        }
    }

    private func row(_ note: ShownNote) -> some View {
        Button {
            select(note.id)
        } label: {
            NoteRow(note: note)
        }
        .tint(.primary)
        .swipeActions {
            Button(NotesTexts.delete, systemImage: "trash", role: .destructive) {
                delete(note.id)
            }
            .accessibilityLabel(NotesTexts.delete(note.title))
        }
    }
}

private struct NoteRow: View {
    let note: ShownNote

    var body: some View {
        VStack(alignment: .leading) {
            Text(note.title)
            if let status = note.statusText {
                Text(status)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel(note.title)
        .accessibilityValue(note.statusText ?? "")
    }
}
#endif
