#if canImport(SwiftUI)
import Domain
import Foundation
import NotesDomain
import Presentation
import SwiftUI

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

#Preview("Sync") {
    let all: [SyncStatus] = [.loggedOut, .offline(retryIn: .zero), .failed(.damaged("Damaged."))]
    List {
        ForEach(all, id: \.self) { SyncStatusRow(status: $0, unreadable: nil, nextTry: .now) {} }
        SyncStatusRow(status: .idle, unreadable: NotesTexts.unreadable(2), nextTry: nil) {}
    }
}
#endif
