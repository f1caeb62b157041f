import Domain
import Foundation

/// Ends the program with one line on standard error.
struct Problem: Error, Equatable {
    /// The numbers are from the C header `sysexits.h`.
    enum Code: Int32 {
        case usage = 64
        case inputOutput = 74
    }

    let code: Code
    /// Says what is wrong, where, and what the user can do.
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    init(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as ItemError: self.init(.inputOutput, error.details)
        default: self.init(.inputOutput, error.localizedDescription)
        }
    }
}
