import Domain
import Foundation
public import NotesDomain
public import Presentation

enum NotesTexts {
    static let title = "Notes"
    static let empty = "No Notes"
    static let emptyHere = "No Notes on This Device"
    static let newNote = "New Note"
    static let text = "Text of the note"
    static let delete = "Delete"
    static let deleteThis = "Delete this note"

    static func delete(_ title: String) -> String { "Delete \(title)" }

    static let unsaved = "Not saved"
    static let waiting = "Waiting to be sent"
    static let conflict = "Also changed elsewhere"
    static let mine = "Mine"
    static let theirs = "Theirs"
    static let deleted = "Deleted"
    static let keepMine = "Keep Mine"
    static let keepTheirs = "Keep Theirs"
    static let retry = "Retry"
    static let discard = "Discard"

    static func rejected(_ reason: String) -> String { "Rejected: \(reason)" }

    static let syncing = "Syncing"
    static let offline = "Offline"
    static let busy = "The server can't answer now"
    static let logIn = "Log In Again"
    static let logOut = "Log Out"
    static let logOutNow = "Log Out Now"
    static let logOutAnyway = "Log Out Without Saving"

    static func notSaved(in notes: Int) -> String {
        "What you have typed in \(notes == 1 ? "1 note" : "\(notes) notes") is not saved."
    }

    static let logInHint = "Your notes and changes are kept"

    static func unreadable(_ count: Int) -> String {
        count == 1 ? "1 note can't be read" : "\(count) notes can't be read"
    }

    static func tryingAgain(_ next: Date) -> String {
        ", trying again at \(next.formatted(date: .omitted, time: .shortened))"
    }
}

extension NoteError: @retroactive ShownError {
    public var message: String {
        switch self {
        case .empty: "A note can't be empty. It keeps what it had."
        case .notFound: "This note is not there any more."
        case .storage(let failure): failure.reason.message
        }
    }
}
