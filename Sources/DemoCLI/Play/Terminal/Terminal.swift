import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal that the program runs in, taken over and given back.
@MainActor
final class Terminal {
    private let writer: FrameWriter
    private var shown: Frame?

    /// Alternate screen, no wrapping, pastes told from typing.
    private static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l"
    private static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Whether somebody sits at both ends, with more than a typewriter.
    static var isThere: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    init() {
        writer = FrameWriter(hasColour: Console.standard.hasColour)
        TerminalRescue.prepare(leaving: Self.leave)
    }

    var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return PlayLayout.least }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Keys come one by one from here on, and nothing is echoed. Signals still do what they do.
    func takeOver() throws {
        var mode = TerminalRescue.savedMode
        mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
        TerminalRescue.isNeeded = true
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
        shown = nil
        try write(Self.enter)
    }

    /// The terminal is as it was before.
    func giveBack() {
        TerminalRescue.restore()
    }

    /// Brings the screen up to date.
    func show(_ frame: Frame) throws {
        try write(writer.text(from: shown, to: frame))
        shown = frame
    }

    /// What is on the screen is not known any more, so the next frame is written in full.
    func forgetScreen() {
        shown = nil
    }

    private func write(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Foundation.Data(text.utf8))
        } catch {
            throw Failure(
                .inputOutput, "the terminal can't be written: \(error.localizedDescription)")
        }
    }
}
