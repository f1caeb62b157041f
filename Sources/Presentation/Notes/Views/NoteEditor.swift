#if canImport(SwiftUI)
import Domain
import SwiftUI

/// Edits the text of a note. After a conflict or a rejected change, also asks the user what to keep.
struct NoteEditor: View {
    /// Nil until the note is loaded, and after it was deleted.
    let note: ShownNote?
    @Binding var text: String
    let retry: @MainActor () -> Void
    let discard: @MainActor () -> Void
    let delete: @MainActor () -> Void
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(alignment: .leading) {
            if let note {
                NoteDecision(note: note, text: text, retry: retry, discard: discard)
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
        // A new note is to be typed into.
        .onAppear { if note != nil, text.isEmpty { Task { isTyping = true } } }
        .navigationTitle(note?.title ?? "")
        .toolbar {
            Button(ScreenTexts.delete, systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel(NotesTexts.deleteThis)
        }
    }
}

/// Shows why the server does not have a change, and buttons to retry or discard the change. In a
/// conflict, also shows both texts.
private struct NoteDecision: View {
    let note: ShownNote
    let text: String
    let retry: @MainActor () -> Void
    let discard: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            switch note.status {
            case .conflict(let mine, let theirs):
                LabeledContent(NotesTexts.mine, value: mine == nil ? NotesTexts.deleted : text)
                LabeledContent(NotesTexts.theirs, value: theirs?.text ?? NotesTexts.deleted)
                buttons(NotesTexts.keepMine, NotesTexts.keepTheirs)
            case .rejected, .waiting, .synced:
                if let status = note.statusText {
                    Text(status)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                if note.offersRetry { buttons(NotesTexts.retry, NotesTexts.discard) }
            }
        }
    }

    private func buttons(_ retryTitle: String, _ discardTitle: String) -> some View {
        ButtonStack {
            Button(retryTitle, action: retry)
            Button(discardTitle, role: .destructive, action: discard)
        }
        .disabled(!note.canDecide)
    }
}

extension ShownNote {
    /// What the user has to decide after a conflict or a rejected change; nil if there is nothing to
    /// decide.
    fileprivate var question: String? {
        switch status {
        case .rejected, .conflict: statusText
        case .waiting, .synced: nil
        }
    }

    fileprivate var offersRetry: Bool {
        if case .rejected = status { true } else { isUnsaved }
    }
}
#endif
