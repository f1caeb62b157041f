#if canImport(SwiftUI)
import Domain
import Foundation
import SwiftUI

/// Shows the state of the sync, and nothing while the sync is idle.
struct SyncStatusRow: View {
    let status: SyncStatus
    let nextTry: Date?
    let logIn: @MainActor () -> Void

    var body: some View {
        switch status {
        case .idle:
            EmptyView()
        case .syncing:
            HStack {
                ProgressView()
                    .accessibilityHidden(true)
                Text(NotesTexts.syncing)
            }
        case .offline:
            Label(offlineText, systemImage: "wifi.slash")
        case .failed(let error):
            Label(error.message, systemImage: "exclamationmark.triangle")
        case .loggedOut:
            Button(NotesTexts.logIn, action: logIn)
                .accessibilityHint(NotesTexts.logInHint)
        }
    }

    private var offlineText: String {
        nextTry.map(NotesTexts.offline(until:)) ?? NotesTexts.offline
    }
}

extension SyncStatus {
    /// The text that says why notes can't be synced; nil if there is no problem.
    var problem: String? {
        switch self {
        case .idle, .syncing: nil
        case .offline: NotesTexts.offline
        case .failed(let error): error.message
        case .loggedOut: NotesTexts.logIn
        }
    }

    func nextTry(after now: Date) -> Date? {
        guard case .offline(let time) = self else { return nil }
        return now.addingTimeInterval(time / .seconds(1))
    }
}
#endif
