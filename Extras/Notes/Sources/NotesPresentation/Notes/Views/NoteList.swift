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

/// Shows the state of the sync, and nothing while the sync is idle and all notes could be read.
struct SyncStatusRow: View {
    let status: SyncStatus
    let unreadable: String?
    let nextTry: Date?
    let logIn: @MainActor () -> Void

    var body: some View {
        switch status {
        case .idle:
            if let unreadable { Label(unreadable, systemImage: "exclamationmark.triangle") }
        case .syncing:
            HStack {
                ProgressView()
                    .accessibilityHidden(true)
                Text(NotesTexts.syncing)
            }
        case .offline(_, let answer):
            let text = (status.problem ?? "") + (nextTry.map(NotesTexts.tryingAgain) ?? "")
            Label(text, systemImage: answer == nil ? "wifi.slash" : "exclamationmark.triangle")
        case .failed(let error):
            Label(error.message, systemImage: "exclamationmark.triangle")
        case .loggedOut:
            Button(NotesTexts.logIn, action: logIn)
                .accessibilityHint(NotesTexts.logInHint)
        }
    }
}

extension NotesState {
    /// The question of a logout; nil if there is none.
    func question(answer: @escaping @MainActor (_ isToLogOut: Bool) -> Void) -> ScreenAlert? {
        if question == nil { return nil }
        return ScreenAlert(
            AppTexts.notSaved, message: NotesTexts.notSaved(in: pending.failedSaves),
            choices: [
                (AppTexts.stay, .cancel, { answer(false) }),
                (NotesTexts.logOutAnyway, .destructive, { answer(true) }),
            ])
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

/// Calls `save` when this view disappears, also if a page or another tab covers it, and when the app is
/// not active any more.
struct SavesWhenLeft: ViewModifier {
    let save: @MainActor () -> Void
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .onDisappear { save() }
            .onChange(of: scenePhase) { if scenePhase != .active { save() } }
    }
}

#Preview("Sync") {
    let all: [SyncStatus] = [.loggedOut, .offline(retryIn: .zero), .failed(.damaged("Damaged."))]
    List {
        ForEach(all, id: \.self) { SyncStatusRow(status: $0, unreadable: nil, nextTry: .now) {} }
        SyncStatusRow(status: .idle, unreadable: NotesTexts.unreadable(2), nextTry: nil) {}
    }
}
#endif
