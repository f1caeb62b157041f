import DI
import Domain
import Foundation

/// The exit codes of the program. The codes from 64 on are those of the C header `sysexits.h`.
enum ExitCode: Int32 {
    case done = 0
    /// The states of the two patterns differ in `compare`, or the command could not do its work.
    case failed = 1
    case usage = 64
    /// A file, or a race (the steps that `compare` plays), has wrong content.
    case badData = 65
    case noInput = 66
    case inputOutput = 74
    case notLoggedIn = 77
}

/// An error that ends the program with one line on standard error.
struct Problem: Error {
    let code: ExitCode
    /// Contains the fault, its place, and advice for the user.
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    init(_ error: any Error) {
        let code: ExitCode =
            switch error {
            case AuthenticationError.invalid: .usage
            case ItemError.storage(.damaged): .badData
            case ItemError.storage(.unavailable), AuthenticationError.storage(.unavailable):
                .inputOutput
            case AuthenticationError.wrongCredentials, ItemError.storage(.sessionExpired):
                .notLoggedIn
            default: error is any DomainError ? .failed : .inputOutput
            }
        let message = (error as? any DomainError)?.details ?? error.localizedDescription
        self = error as? Problem ?? Problem(code, message)
    }
}
