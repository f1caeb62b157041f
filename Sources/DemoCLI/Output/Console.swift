import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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

    static func print(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Foundation.Data((text + "\n").utf8))
        } catch {
            throw Failure(
                .inputOutput, "standard output can't be written: \(error.localizedDescription)")
        }
    }

    static func printError(_ message: String) {
        let line = "DemoCLI: \(message.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
        try? FileHandle.standardError.write(contentsOf: Foundation.Data(line.utf8))
    }

    private static var terminalColumns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}

extension Console {
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
    }

    /// The text in this style, where there is colour.
    func styled(_ text: String, _ style: Style) -> String {
        hasColour && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
