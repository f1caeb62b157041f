/// How the program ends. The numbers are those of sysexits.h.
enum ExitCode: Int32 {
    case usage = 64
    /// A folder does not hold what it should.
    case badData = 65
    case noInput = 66
    /// What would be made is there already.
    case cannotCreate = 73
    case inputOutput = 74
}

/// Ends the program with one line on standard error: what is wrong, where, and what to do about it.
struct Problem: Error {
    let code: ExitCode
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}
