import Domain
public import NotesDomain
public import Presentation

/// The state of the whole app: the login form or the notes.
public struct NotesAppState: Equatable, Sendable {
    /// True while the starting app finds out whether somebody is logged in.
    public var isStarting = false
    public var login = LoginState()
    /// Nil while nobody is logged in.
    public var notes: NotesState?
    /// Set while a logout waits for writes.
    public var logOut: LogOut?
    /// Where a user was who has to log in again. After this user's login, the same note is open.
    public var lastPlace: NotesPlace?

    /// If there is a `lastPlace`, the login form begins with the email address of its user.
    public init(notes: NotesState? = nil, lastPlace: NotesPlace? = nil) {
        self.notes = notes
        self.lastPlace = lastPlace
        if let lastPlace { login.credentials.email = lastPlace.account }
    }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { logOut != nil }
}

/// An account, and the note that its user had open.
public struct NotesPlace: Equatable, Sendable {
    public let account: String
    public let noteID: Note.ID?

    public init(account: String, noteID: Note.ID?) {
        (self.account, self.noteID) = (account, noteID)
    }

    func of(_ session: Session) -> NotesPlace? { account == session.email ? self : nil }
}

extension NotesState {
    var place: NotesPlace { NotesPlace(account: session.email, noteID: selectedNoteID) }

    init(session: Session, place: NotesPlace?) {
        self.init(session: session)
        selectedNoteID = place?.noteID
    }

    /// What a logout does next. A failed write ends the logout, after all writes have ended: the user stays
    /// logged in, and sees the error.
    var logOutStep: LogOutStep {
        if isWriting { return .wait }
        return errors.failedWrite == nil ? .end : .stay
    }

    enum LogOutStep {
        case wait, stay, end
    }

    /// The user has seen the error of a failed write, if it is on the screen, and leaves nevertheless.
    mutating func dismissFailedWrite() {
        if let error = errors.failedWrite { errors.dismiss(error) }
    }
}

/// The app in either pattern, as the system uses it.
@MainActor
public protocol NotesAppScreen: AnyObject {
    var state: NotesAppState { get }
    /// Restores the session. Ignored if the user has already done something.
    @discardableResult func start() -> ScreenTask
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    @discardableResult func saveDrafts() -> ScreenTask?
    /// Saves the typed texts. When all writes have succeeded, shows an empty login form.
    ///
    /// If a write fails, the user stays logged in. During the wait for the writes, a second call shows the
    /// login form at once, and the writes go on.
    @discardableResult func logOut() -> ScreenTask?
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
}
