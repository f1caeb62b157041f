import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The built program in a terminal of its own, as somebody at the keyboard has it.
final class PseudoTerminal {
    private(set) var screen: TerminalScreen
    /// All that the program has written.
    private(set) var transcript = ""

    private let controller: Int32
    private var process: pid_t = 0
    private var undecoded: [UInt8] = []

    /// How long the program may be silent, and how often it may say something else than expected.
    private static let patience: Int32 = 30_000
    private static let readings = 1_000

    convenience init(
        _ arguments: [String], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        try self.init(
            running: [Program.executable.path] + arguments, columns: columns, rows: rows,
            environment: environment)
    }

    init(
        running command: [String], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        screen = TerminalScreen(columns: columns, rows: rows)
        var ends: (controller: Int32, program: Int32) = (-1, -1)
        var path = [CChar](repeating: 0, count: 1_024)
        try #require(openpty(&ends.controller, &ends.program, &path, nil, nil) == 0)
        controller = ends.controller
        defer { close(ends.program) }
        // No other child holds this terminal open.
        for end in [ends.controller, ends.program] {
            try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0)
        }
        setSize(columns: columns, rows: rows)
        let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        process = try Self.start(command, in: name, environment: environment)
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(controller)
    }

    /// Whether keys come one by one, without echo, as they do while the program has the terminal.
    var isTakenOver: Bool {
        var mode = termios()
        tcgetattr(controller, &mode)
        return mode.c_lflag & tcflag_t(ECHO | ICANON) == 0
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                write(controller, $0.baseAddress, $0.count)
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Reads until this can be seen.
    func expect(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect("“\(text)”", sourceLocation: sourceLocation) { $0.text.contains(text) }
    }

    func expect(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        where isThere: (TerminalScreen) -> Bool
    ) throws {
        for _ in 0..<Self.readings {
            if isThere(screen) { return }
            guard read() else { break }
        }
        let isThereAtLast = isThere(screen)
        try #require(
            isThereAtLast, "no \(what) in:\n\(screen.text)", sourceLocation: sourceLocation)
    }

    func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        setSize(columns: columns, rows: rows)
        send(SIGWINCH)
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Reads what is left and tells how the program has ended: its exit code, or its signal.
    func end() -> (code: Int32, signal: Int32) {
        while read() {}
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return (code: status >> 8 & 0xFF, signal: status & 0x7F)
    }

    /// Reads what there is, waiting for it; false when the program has gone, or says nothing.
    private func read() -> Bool {
        var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        var ready: Int32
        repeat { ready = poll(&source, 1, Self.patience) } while ready < 0 && errno == EINTR
        guard ready == 1 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(controller, &buffer, buffer.count)
        guard count > 0 else { return false }
        undecoded += buffer.prefix(count)
        // A character may be cut in two.
        let whole = undecoded.lastIndex { $0 & 0xC0 != 0x80 }.map { last in
            undecoded[last] < 0x80 ? undecoded.count : last
        }
        let complete =
            String(validating: undecoded, as: UTF8.self) == nil ? whole ?? 0 : undecoded.count
        let text = String(decoding: undecoded[..<complete], as: UTF8.self)
        undecoded.removeFirst(complete)
        transcript += text
        screen.receive(text)
        return true
    }

    private func setSize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }
}
