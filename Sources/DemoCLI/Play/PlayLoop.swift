#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Hands what comes from the terminal to the program, and its frames to the terminal.
@MainActor
struct PlayLoop {
    /// Why the program ends.
    enum Ending {
        case quit
        case caught(signal: Int32)

        /// Ends the process as the signal would have, so that the caller knows.
        func raiseAgain() {
            guard case .caught(let signal) = self else { return }
            TerminalInput.deliver(signal)
        }
    }

    private let app: PlayApp
    private let terminal = Terminal()

    init(_ app: PlayApp) {
        self.app = app
    }

    func run() async throws -> Ending {
        let events = try TerminalInput.events()
        defer { terminal.giveBack() }
        try terminal.takeOver()
        var decoder = KeyDecoder()
        try show()
        for await event in events {
            switch event {
            case .bytes(let bytes):
                for key in decoder.keys(from: bytes) {
                    guard await press(key) else { return .quit }
                }
            case .pause:
                guard let key = decoder.keyAfterPause() else { continue }
                guard await press(key) else { return .quit }
            case .signal(SIGTSTP):
                try suspend()
            case .signal(SIGCONT):
                try terminal.takeOver()
            case .signal(SIGWINCH):
                terminal.forgetScreen()
            case .signal(let number):
                return .caught(signal: number)
            case .end:
                throw Failure(.inputOutput, "the terminal has gone")
            }
            try show()
        }
        return .quit
    }

    private func press(_ key: Key) async -> Bool {
        if key == .redraw {
            terminal.forgetScreen()
            return true
        }
        return await app.press(key)
    }

    private func show() throws {
        try terminal.show(app.frame(terminal.size))
    }

    /// Stops until somebody continues the program, with the terminal as it was meanwhile.
    private func suspend() throws {
        terminal.giveBack()
        TerminalInput.deliver(SIGTSTP)
        TerminalInput.catchSignal(SIGTSTP)
        try terminal.takeOver()
    }
}
