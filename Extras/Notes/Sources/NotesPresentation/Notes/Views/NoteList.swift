#if canImport(SwiftUI)
import Domain
import Foundation
import NotesDomain
import Presentation
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
        RowList(
            rows: content.rows,
            top: SyncStatusRow(
                status: state.sync, unreadable: state.unreadable, nextTry: nextTry, logIn: logIn),
            open: select, delete: delete, deleteLabel: { NotesTexts.delete($0.title) }
        ) { note in
            VStack(alignment: .leading) {
                Text(note.title)
                    .lineLimit(2)
                NoteStatusText(note: note)
            }
            .rowButton { select(note.id) }
            .accessibilityLabel(note.title)
            .accessibilityValue(note.statusText ?? "")
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
}

extension ScreenAlert {
    /// The question of a logout; nil if there is none.
    static func question(
        _ notesToLose: Int?, answer: @escaping @MainActor (_ isToLogOut: Bool) -> Void
    ) -> ScreenAlert? {
        notesToLose.map { notes in
            ScreenAlert(
                NotesTexts.notSaved, message: NotesTexts.notSaved(in: notes),
                choices: [
                    (NotesTexts.stay, .cancel, { answer(false) }),
                    (NotesTexts.logOutAnyway, .destructive, { answer(true) }),
                ])
        }
    }
}

/// Shows why the server does not have the newest content of a note.
struct NoteStatusText: View {
    let note: ShownNote

    var body: some View {
        if let status = note.statusText {
            Text(status)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}
#endif
