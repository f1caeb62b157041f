/// Ends the program with one line on standard error.
package struct CostProblem: Error, Equatable {
    /// How the program ends. The numbers from 64 on are those of sysexits.h.
    package enum Code: Int32, Sendable {
        /// The page is out of date, or something could not be measured.
        case failed = 1
        case usage = 64
        case badData = 65
        case noInput = 66
        case inputOutput = 74
    }

    package let code: Code
    /// What is wrong, where, and what to do about it.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
