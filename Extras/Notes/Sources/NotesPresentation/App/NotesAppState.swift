public import Domain
public import NotesDomain
public import Presentation

/// The state of the whole app: the login form or the notes.
public struct NotesAppState: Equatable, Sendable, RootState {
    /// True while the starting app finds out whether somebody is logged in.
    public var isStarting = false
    public var login = LoginState()
    /// Nil while nobody is logged in.
    public var notes: NotesState?
    /// Set while a logout waits for writes.
    public var logOut: LogOut?
    /// A link that was opened while nobody was logged in. The app follows it after the login.
    public var link: NotesLink?
    /// Where the user was in the app when the session ended. If this user logs in again, the same note
    /// opens.
    public var lastPlace: Place?

    /// If there is a `lastPlace`, the login form begins with the email address of its user.
    public init(notes: NotesState? = nil, link: NotesLink? = nil, lastPlace: Place? = nil) {
        self.notes = notes
        self.link = link
        self.lastPlace = lastPlace
        if let lastPlace { login.credentials.email = lastPlace.account }
    }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { logOut != nil }

    public var place: Place? { notes?.place }

    /// The next step of a logout. Nil while nobody is logged in.
    var logOutStep: LogOutStep<Void>? {
        guard let notes else { return nil }
        if notes.pending.failedSaves > 0 { return .show(()) }
        return LogOutStep(of: [((), notes)], for: .toLeave, isLoggingOut: isLoggingOut)
    }

    public var failedWrites: Int { notes?.errors.failedWrites ?? 0 }

    public var holdsQuit: Bool {
        notes.map { $0.errors.failedWrite != nil || $0.hasDraft || $0.pending.failedSaves > 0 }
            ?? (login.logOutError != nil)
    }
}

extension NotesState: PartState {
    /// Where the user is in the app: the note in the editor, or the note that a link is about to open.
    var place: Place {
        var place = Place(account: session.email)
        place.noteID = linkedNoteID ?? selectedNoteID
        return place
    }
}

extension Place {
    /// The note in the editor; nil if only the list is open.
    public var noteID: Note.ID? {
        get { self["note"].first }
        set { self["note"] = newValue.map { [$0] } ?? [] }
    }
}

/// A link into the app, such as `sidebyside-notes://notes/n1`.
public struct NotesLink: Equatable, Sendable {
    /// Nil for a link that opens only the app.
    public let noteID: Note.ID?

    public init(_ text: String) throws(AppLinkError) {
        let path = try LinkPath(text, like: "sidebyside-notes://notes/n1")
        guard path.name == "notes" else { throw path.refused }
        noteID = path.id
    }
}

/// The app in either pattern.
@MainActor
public protocol NotesAppScreen: RootScreen where State == NotesAppState {
    /// Saves the typed texts. When all writes have succeeded, shows an empty login form.
    ///
    /// If a write fails, or if a text was cleared, the user stays logged in and sees the error. If the
    /// save of a text has failed before, it is not tried again, and the app asks whether to lose the
    /// text. A second call does not wait for the writes. It shows the login form at once, and the
    /// writes go on.
    @discardableResult func logOut() -> ScreenTask?
}
