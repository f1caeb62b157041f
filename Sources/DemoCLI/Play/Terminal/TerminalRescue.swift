#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Gives the terminal back, whatever happens: called when the program ends, and when it crashes.
///
/// A signal handler may run at any instant in any thread, so all that it touches is made before it
/// is installed, and it calls nothing but `write`, `tcsetattr`, `signal` and `raise`.
enum TerminalRescue {
    nonisolated(unsafe) private(set) static var savedMode = termios()
    nonisolated(unsafe) static var isNeeded = false
    nonisolated(unsafe) private static var leaving = UnsafeBufferPointer<UInt8>(
        start: nil, count: 0)

    /// What crashes make, and what asks for a core dump.
    private static let crashes = [
        SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP,
    ]

    /// Remembers how the terminal is, and how to leave the screen; from here on a crash does so.
    static func prepare(leaving text: String) {
        tcgetattr(STDIN_FILENO, &savedMode)
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        leaving = UnsafeBufferPointer(bytes)
        for crash in crashes {
            signal(crash) { number in
                TerminalRescue.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func restore() {
        guard isNeeded else { return }
        isNeeded = false
        _ = write(STDOUT_FILENO, leaving.baseAddress, leaving.count)
        tcsetattr(STDIN_FILENO, TCSANOW, &savedMode)
    }
}
