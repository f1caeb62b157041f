#if canImport(SwiftUI)
import Domain
import Foundation
import SwiftUI

/// The state of the sync. While the sync is idle, it shows nothing.
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
    /// Why the notes do not get to the server, as the user reads it; nil while they do.
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
