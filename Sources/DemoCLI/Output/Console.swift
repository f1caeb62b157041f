import Foundation

/// Where results go, and what can be shown there.
struct Console {
    var hasColour = false
    /// Takes text that is safe to show, for standard output or standard error.
    let write: @MainActor (_ text: String, _ file: Int32) throws -> Void

    /// Prints lines, each of which stays one line whatever is in it, in green or red if it is a verdict.
    @MainActor @discardableResult
    func print(_ lines: [String], isGood: Bool? = nil) throws -> ExitCode {
        let colour = hasColour ? isGood.map { $0 ? "\u{1B}[32m" : "\u{1B}[31m" } : nil
        let (start, end) = (colour ?? "", colour == nil ? "" : "\u{1B}[0m")
        try write(lines.map { "\(start)\($0.escaped())\(end)\n" }.joined(), STDOUT_FILENO)
        return .done
    }

    /// Prints rows under names; as JSON, for scripts, each row is an object.
    @MainActor @discardableResult
    func print(_ rows: [[String]], under names: [String], asJSON: Bool) throws -> ExitCode {
        try print(
            asJSON
                ? rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }.json
                : Columns.aligned([names.map { $0.uppercased() }] + rows))
    }

    /// Prints one line for the user on standard error. If that fails, it is ignored.
    @MainActor
    func printError(_ message: String) {
        try? write("DemoCLI: \(message.escaped())\n", STDERR_FILENO)
    }
}

extension Console {
    /// The real streams. Colours only on a terminal, and only if the environment does not forbid them.
    static var standard: Console {
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return Console(hasColour: isatty(STDOUT_FILENO) == 1 && !isPlain, write: writeToStream)
    }

    /// Makes sure that no file which is opened later takes the place of a closed standard stream.
    static func openClosedStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            // It gets the lowest number that is free. As before, it can't be used.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all of it, or throws why that can't be. Writing nothing throws too.
    private static func writeToStream(_ text: String, _ file: Int32) throws {
        var rest = Array(text.utf8)[...]
        repeat {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) }
            if count < 0, errno != EINTR {
                let hint = "\(String(cString: strerror(errno))); check where the output goes"
                throw Problem(.inputOutput, "standard output can't be written: \(hint)")
            }
        } while !rest.isEmpty
    }
}
