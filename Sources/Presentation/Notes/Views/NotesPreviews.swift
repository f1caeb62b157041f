#if canImport(SwiftUI)
import Domain
import Foundation
import SwiftUI

#Preview("Sync") {
    let all: [SyncStatus] = [.loggedOut, .offline(retryIn: .zero), .failed(.damaged("Damaged."))]
    List { ForEach(all, id: \.self) { SyncStatusRow(status: $0, nextTry: .now) {} } }
}

#Preview("Note in conflict") {
    editor(.conflict(mine: "Meet at six", theirs: "Meet at seven"))
}

#Preview("Note rejected") {
    editor(.rejected(reason: "The text is too long."))
}

@MainActor private func editor(_ status: NoteStatus) -> some View {
    let note = Note(id: "n", content: "Meet at six", status: status)
    let shown = ShownNote(note: note, isUnsaved: false, canDecide: true)
    let text = Binding.constant(note.content.text)
    return NavigationStack { NoteEditor(note: shown, text: text, retry: {}, discard: {}) {} }
}
#endif
