#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The text of a note, and what the user has to decide about it.
struct NoteEditor: View {
    /// Nil for a note that has just gone, while the editor is being closed.
    let note: ShownNote?
    @Binding var text: String
    let retry: @MainActor () -> Void
    let discard: @MainActor () -> Void
    let delete: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            if let note {
                NoteDecision(note: note, text: text, retry: retry, discard: discard)
            }
            TextEditor(text: $text)
                .accessibilityLabel("Text of the note")
        }
        .padding()
        .announces(note?.question)
        .navigationTitle(note?.title ?? "")
        .toolbar {
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
                .accessibilityLabel("Delete this note")
        }
    }
}

/// Why a note is not at the server, and what can be done. Both texts, if there are two.
private struct NoteDecision: View {
    let note: ShownNote
    let text: String
    let retry: @MainActor () -> Void
    let discard: @MainActor () -> Void

    var body: some View {
        switch note.note.status {
        case .conflict(let mine, let theirs):
            LabeledContent("Mine", value: mine == nil ? "Deleted" : text)
            LabeledContent("Theirs", value: theirs?.text ?? "Deleted")
            buttons("Keep Mine", "Keep Theirs")
        case .rejected, .waiting, .synced:
            if let status = note.statusText {
                Text(status)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            if note.offersRetry { buttons("Retry", "Discard") }
        }
    }

    private func buttons(
        _ retryTitle: LocalizedStringKey, _ discardTitle: LocalizedStringKey
    ) -> some View {
        HStack {
            Button(retryTitle, action: retry)
            Button(discardTitle, role: .destructive, action: discard)
        }
        .buttonStyle(.bordered)
        .disabled(!note.canDecide)
    }
}

extension ShownNote {
    /// The question for the user in a conflict or after a refusal; nil if there is nothing to decide.
    fileprivate var question: String? {
        switch note.status {
        case .rejected, .conflict: statusText
        case .waiting, .synced: nil
        }
    }

    fileprivate var offersRetry: Bool {
        if case .rejected = note.status { true } else { isUnsaved }
    }
}
#endif
