import DI
import Domain
import Foundation

/// How the program ends. The numbers from 64 on are those of sysexits.h.
enum ExitCode: Int32 {
    case done = 0
    /// The patterns disagree, or some of the work failed.
    case failed = 1
    case usage = 64
    /// A file or a race does not say what it should.
    case badData = 65
    case noInput = 66
    case inputOutput = 74
    /// A server could not be reached; later it may be.
    case tryAgain = 75
    case logInAgain = 77
}

/// Ends the program with one line on standard error.
struct Problem: Error {
    let code: ExitCode
    /// Names the thing, the place and the remedy.
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    init(_ error: any Error) {
        let code: ExitCode =
            switch error {
            case is ServerAddressError, AuthenticationError.invalid, NoteError.empty: .usage
            case ItemError.damaged, NoteError.damaged, AuthenticationError.damaged: .badData
            case AuthenticationError.wrongCredentials: .logInAgain
            case AuthenticationError.unavailable: .tryAgain
            case ItemError.unavailable, NoteError.unavailable: .inputOutput
            default: error is any DomainError ? .failed : .inputOutput
            }
        let message = (error as? any DomainError)?.details ?? error.localizedDescription
        self = error as? Problem ?? Problem(code, message)
    }
}
