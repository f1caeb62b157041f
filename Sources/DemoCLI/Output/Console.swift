import Foundation

/// Where results go, and what can be shown there.
struct Console {
    let columns: Int
    let hasColour: Bool

    /// Standard output as it is: a terminal of some width, or a file or pipe.
    static var standard: Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let environment = ProcessInfo.processInfo.environment
        let forbidsColour =
            !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return Console(
            columns: isTerminal ? terminalColumns ?? 80 : 80,
            hasColour: isTerminal && !forbidsColour)
    }

    private static var terminalColumns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Prints lines, each of which stays one line whatever is in it.
    func print(_ lines: [Line]) throws {
        var text = ""
        for line in lines { text += render(line) + "\n" }
        do throws(SystemError) {
            try SystemFile.write(text, to: STDOUT_FILENO)
        } catch {
            throw Problem(
                .inputOutput,
                "standard output can't be written: \(error); check where the output goes")
        }
    }

    /// Prints a text of many lines that has escaped already what is in it.
    func print(_ document: String) throws {
        var lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        try print(lines.map { Line(String($0)) })
    }

    /// Prints one line for the user, beside the results. Where it can't be printed, nobody reads it.
    static func printError(_ message: String) {
        try? SystemFile.write("DemoCLI: \(message.escaped())\n", to: STDERR_FILENO)
    }

    /// Does what may take long: after two seconds, somebody at a terminal reads what is waited for.
    static func waiting<Value, Failure: Error>(
        for name: String, _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let notice = Task {
            try await Task.sleep(for: .seconds(2))
            if isatty(STDERR_FILENO) == 1 { printError("waiting for \(name) …") }
        }
        defer { notice.cancel() }
        return try await work()
    }

    func render(_ line: Line) -> String {
        let text = line.text.escaped()
        guard hasColour, let style = line.style, !text.isEmpty else { return text }
        return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
    }
}

/// One line of output, whatever is in it.
struct Line: ExpressibleByStringInterpolation {
    enum Style: Int {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
    }

    let text: String
    let style: Style?

    init(_ text: String, _ style: Style? = nil) {
        self.text = text
        self.style = style
    }

    init(stringLiteral text: String) {
        self.init(text)
    }
}
