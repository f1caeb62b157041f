import Domain
import Foundation
import NotesDI
import NotesDomain

/// The exit codes of the program. The C header `sysexits.h` defines the codes from 64 on.
enum ExitCode: Int32 {
    case done = 0
    /// The action could not do its work.
    case failed = 1
    case usage = 64
    /// A file has wrong content, or the user has to retry or discard changes of notes.
    case badData = 65
    case noInput = 66
    case inputOutput = 74
    /// A server could not be reached. A later try may succeed.
    case tryAgain = 75
    case logInAgain = 77
}

/// An error that ends the program with one line on standard error.
struct Problem: Error {
    let code: ExitCode
    /// Says what is wrong, where, and what the user can do.
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    init(usage text: String) { self.init(.usage, "\(text); see “swift run Notes help”") }

    init(_ error: any Error) {
        let code: ExitCode =
            switch error {
            case is ServerAddressError, AuthenticationError.invalid, NoteError.empty: .usage
            case NoteError.storage(.damaged): .badData
            case AuthenticationError.wrongCredentials: .logInAgain
            case AuthenticationError.storage(.unavailable): .tryAgain
            case NoteError.storage(.unavailable): .inputOutput
            default: error is any DomainError ? .failed : .inputOutput
            }
        let message = (error as? any DomainError)?.details ?? error.localizedDescription
        self = error as? Problem ?? Problem(code, message)
    }
}
