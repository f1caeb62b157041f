/// How the program ends when something is wrong, by the numbers of sysexits.h.
enum SystemExit: Int32 {
    case usage = 64
    case badData = 65
    case noInput = 66
    case cannotCreate = 73
    case inputOutput = 74
}

/// Ends the program with one line on standard error.
struct Problem: Error {
    let code: SystemExit
    /// What went wrong, where, and what to do about it.
    let message: String

    init(_ code: SystemExit, _ message: String) {
        self.code = code
        self.message = message
    }
}
