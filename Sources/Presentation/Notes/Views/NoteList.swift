#if canImport(SwiftUI)
import Domain
import Foundation
import SwiftUI

/// The list of notes. The first row shows the state of the sync.
struct NoteList: View {
    let state: NotesState
    let reload: @MainActor () -> ScreenTask?
    let add: @MainActor (Note.ID) -> Void
    let select: @MainActor (Note.ID) -> Void
    let delete: @MainActor (Note.ID) -> Void
    let logIn: @MainActor () -> Void
    /// The time of the next try to sync. The status has only a duration, which begins when the status
    /// arrives.
    @State private var nextTry: Date?

    var body: some View {
        let content = state.list
        DeletableList(
            rows: content.rows,
            top: SyncStatusRow(status: state.sync, nextTry: nextTry, logIn: logIn),
            delete: delete, deleteLabel: { NotesTexts.delete($0.title) }
        ) { note in
            row(note)
        }
        .onChange(of: state.sync, initial: true) { nextTry = state.sync.nextTry(after: .now) }
        .listScreen(
            NotesTexts.title, content,
            emptyText: state.mayLackNotes ? NotesTexts.emptyHere : NotesTexts.empty,
            emptyImage: "note.text", reload: reload
        )
        .toolbar {
            Button(NotesTexts.newNote, systemImage: "square.and.pencil") { add(Note.newID()) }
        }
    }

    private func row(_ note: ShownNote) -> some View {
        RowButton {
            select(note.id)
        } label: {
            NoteRow(note: note)
        }
        .accessibilityLabel(note.title)
        .accessibilityValue(note.statusText ?? "")
    }
}

extension NotesState {
    /// The problem of the sync is here, and not in the row that shows it. If the row announced it,
    /// VoiceOver would speak it again each time the row scrolls back into view.
    var announcements: [String] { [sync.problem].compactMap(\.self) + list.announcements }
}

private struct NoteRow: View {
    let note: ShownNote

    var body: some View {
        VStack(alignment: .leading) {
            Text(note.title)
                .lineLimit(2)
            if let status = note.statusText {
                Text(status)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
#endif
