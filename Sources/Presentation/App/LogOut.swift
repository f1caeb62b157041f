public import Domain

/// Why the user logs out.
public enum LogOut: Codable, Sendable {
    case toLeave
    /// The server asks for a new login. If the same user logs in, the app opens at the same place, with
    /// the text that this user has typed.
    case toLogInAgain
}

/// The values that a logout and a quit need from the state of each part of the main screen.
public protocol PartState {
    associatedtype Failure: DomainError
    /// True while a write of the user is in flight.
    var isWriting: Bool { get }
    /// True if the user has typed something that only the user can save or discard, as in a form.
    var hasDraft: Bool { get }
    var errors: ScreenErrors<Failure> { get }
}

extension PartState {
    public var hasDraft: Bool { false }
    var failedWrites: Int { errors.failedWrites }
    var hasFailedWrite: Bool { errors.failedWrite != nil }
    var isSessionExpired: Bool { errors.failedWrite == .sessionExpired }
}

extension ScreenErrors {
    /// Dismisses the error that is shown, if it is the error of a failed write.
    mutating func dismissFailedWrite() { if let failedWrite { dismiss(failedWrite) } }
}

/// The next step of a logout.
public enum LogOutStep<Part> {
    /// The logout is called off: the user has to see this part first.
    case show(Part)
    /// The logout waits for the writes in flight.
    case wait
    case end

    /// Decides the next step from the states of the parts.
    ///
    /// | The parts | Next |
    /// |-|-|
    /// | Some have the error of a failed write, or a draft that holds | `show` the first of these |
    /// | One is writing | `wait` |
    /// | All is saved | `end` |
    ///
    /// A draft holds only a logout `toLeave`, and not while this logout waits for a write.
    public init(
        of parts: [(part: Part, state: any PartState)], for logOut: LogOut, isLoggingOut: Bool
    ) {
        let isWriting = parts.contains { $0.state.isWriting }
        let draftsHold = logOut == .toLeave && !(isLoggingOut && isWriting)
        let held = parts.first { $0.state.hasFailedWrite || ($0.state.hasDraft && draftsHold) }
        self = if let held { .show(held.part) } else if isWriting { .wait } else { .end }
    }
}
