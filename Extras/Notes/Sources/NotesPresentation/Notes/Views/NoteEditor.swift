#if canImport(SwiftUI)
import Domain
import NotesDomain
import Presentation
import SwiftUI

/// Edits the text of a note. After a conflict or a rejected change, also asks the user what to keep.
struct NoteEditor: View {
    /// Nil until the note is loaded.
    let note: ShownNote?
    @Binding var text: String
    let retry: @MainActor () -> Void
    let discard: @MainActor () -> Void
    let delete: @MainActor () -> Void
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(alignment: .leading) {
            if let note {
                VStack(alignment: .leading) { decision(about: note) }
                    .scrollsIfTooTall()
            }
            TextEditor(text: $text)
                .accessibilityLabel(NotesTexts.text)
                .focused($isTyping)
                .disabled(note == nil)
                .overlay { if note == nil { ProgressView() } }
        }
        .padding()
        .announces { [note?.question].compactMap(\.self) }
        // If the note has no text yet, the user can type at once.
        .onReadyForFocus { if note != nil, text.isEmpty { isTyping = true } }
        .navigationTitle(note?.title ?? "")
        .toolbar {
            Button(NotesTexts.delete, systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel(NotesTexts.deleteThis)
        }
    }

    /// Shows why the server does not have a change, and buttons to retry or discard the change. In a
    /// conflict, also shows both texts.
    @ViewBuilder private func decision(about note: ShownNote) -> some View {
        switch note.status {
        case .conflict(let mine, let theirs):
            LabeledContent(NotesTexts.mine, value: mine == nil ? NotesTexts.deleted : text)
            LabeledContent(NotesTexts.theirs, value: theirs?.text ?? NotesTexts.deleted)
            buttons(NotesTexts.keepMine, NotesTexts.keepTheirs, about: note)
        case .rejected:
            NoteStatusText(note: note)
            buttons(NotesTexts.retry, NotesTexts.discard, about: note)
        case .waiting, .synced:
            NoteStatusText(note: note)
        }
    }

    private func buttons(
        _ retryTitle: String, _ discardTitle: String, about note: ShownNote
    ) -> some View {
        ButtonStack {
            Button(retryTitle, action: retry)
            Button(discardTitle, role: .destructive, action: discard)
        }
        .disabled(!note.canDecide)
    }
}

#Preview("Note in conflict") {
    let status = NoteStatus.conflict(mine: "Meet at six", theirs: "Meet at seven")
    let note = Note(id: "n", content: "Meet at six", status: status)
    let shown = ShownNote(note: note, isUnsaved: false, canDecide: true)
    NavigationStack {
        NoteEditor(note: shown, text: .constant(note.content.text), retry: {}, discard: {}) {}
    }
}
#endif
