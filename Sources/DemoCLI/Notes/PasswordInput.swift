import Domain
import Foundation

/// The line of standard input that nobody should see.
enum PasswordInput {
    /// Prompts only where somebody types, and shows nothing of what is typed.
    static func read(_ prompt: String) -> Password {
        guard isatty(STDIN_FILENO) == 1 else { return Password(readLine() ?? "") }
        try? SystemFile.write(prompt, to: STDERR_FILENO)
        var before = termios()
        tcgetattr(STDIN_FILENO, &before)
        var silent = before
        // An interrupt would leave the terminal silent, so it arrives as the end of the line.
        silent.c_lflag &= ~tcflag_t(ECHO | ISIG)
        let interrupt = UInt8(3)
        withUnsafeMutableBytes(of: &silent.c_cc) { $0[Int(VEOL)] = interrupt }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        let line = typedLine(endingAt: [UInt8(ascii: "\n"), interrupt])
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
        try? SystemFile.write("\n", to: STDERR_FILENO)
        if line.last == interrupt { kill(getpid(), SIGINT) }
        return Password(String(decoding: line.dropLast(), as: UTF8.self))
    }

    private static func typedLine(endingAt ends: [UInt8]) -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while Foundation.read(STDIN_FILENO, &byte, 1) == 1 {
            line.append(byte)
            if ends.contains(byte) { return line }
        }
        return line + ends.prefix(1)
    }
}
