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
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Console(
            columns: isTerminal && isKnown ? Int(size.ws_col) : 80,
            hasColour: isTerminal && !forbidsColour)
    }

    func print(_ lines: [Line]) throws {
        try print(lines.map(render).joined(separator: "\n"))
    }

    /// Prints a text in which everything is escaped already.
    func print(_ text: String) throws {
        do throws(SystemError) {
            try SystemFile.write(text + "\n", to: STDOUT_FILENO)
        } catch {
            throw Problem(.inputOutput, "standard output: \(error); check where it goes.")
        }
    }

    /// Prints one line for the user, beside the results. Where it can't be printed, nobody reads it.
    static func printError(_ message: String) {
        try? SystemFile.write("Lab: \(message.escaped())\n", to: STDERR_FILENO)
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
