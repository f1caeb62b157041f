import Domain
import Foundation

/// The exit codes of the program, beside 0. The codes from 64 on are from the C header `sysexits.h`.
enum ExitCode: Int32 {
    /// The states of the two patterns differ in `compare`, or the command could not do its work.
    case failed = 1
    case usage = 64
    /// A file, or a race (the steps that `compare` plays), has wrong content.
    case badData = 65
    case inputOutput = 74
}

/// An error that ends the program with one line on standard error.
struct Problem: Error {
    static let hint = "see “swift run DemoCLI help”"

    let code: ExitCode
    /// Contains the fault, its place, and advice for the user.
    let message: String
    /// The text that the command prints on standard output, in spite of the error.
    let output: String

    var line: String { "DemoCLI: \(message.oneLine())\n" }

    init(_ code: ExitCode, _ message: String, output: String = "") {
        self.code = code
        self.message = message
        self.output = output
    }

    init(usage text: String) { self.init(.usage, "\(text); \(Self.hint)") }

    init(_ error: any Error) {
        let code: ExitCode =
            switch error {
            case ItemError.blankName, AuthenticationError.invalid: .usage
            case ItemError.storage(.damaged): .badData
            case ItemError.storage(.unavailable), AuthenticationError.storage(.unavailable):
                .inputOutput
            case is any DomainError: .failed
            // The address of a server is wrong.
            default: .usage
            }
        let message = (error as? any DomainError)?.details ?? error.localizedDescription
        self = error as? Problem ?? Problem(code, message)
    }
}
