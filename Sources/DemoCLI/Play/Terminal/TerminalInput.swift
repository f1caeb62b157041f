import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What comes from a terminal, in order: bytes in whatever pieces, silences, and signals.
enum TerminalEvent: Sendable {
    case bytes([UInt8])
    /// Nothing has come for a moment after the last bytes.
    case pause
    case signal(Int32)
    /// The terminal has gone.
    case end
}

enum TerminalInput {
    /// How long the rest of an escape sequence may take, in milliseconds.
    private static let patience: Int32 = 50
    private static let signals = [SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]

    /// Where signal handlers write to, to be read with the keys.
    nonisolated(unsafe) private static var signalPipe: (reading: Int32, writing: Int32) = (-1, -1)

    /// Reads keys and signals on a thread of its own, until the terminal goes.
    static func events() throws -> AsyncStream<TerminalEvent> {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(.inputOutput, "no pipe can be made") }
        signalPipe = (ends[0], ends[1])
        signals.forEach(catchSignal)
        let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
        Thread.detachNewThread { read(into: continuation) }
        return events
    }

    /// Has a signal become an event.
    static func catchSignal(_ number: Int32) {
        signal(number) { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(TerminalInput.signalPipe.writing, &byte, 1)
            errno = error
        }
    }

    /// Does to the program what this signal does to any program, before it returns.
    static func deliver(_ number: Int32) {
        signal(number, SIG_DFL)
        // The thread may be one of a pool that keeps signals away.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }

    private static func read(into events: AsyncStream<TerminalEvent>.Continuation) {
        var isWaitingForMore = false
        while true {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signalPipe.reading, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&sources, nfds_t(sources.count), isWaitingForMore ? patience : -1)
            if ready == 0 {
                isWaitingForMore = false
                events.yield(.pause)
            }
            guard ready > 0 else { continue }
            if sources[1].revents != 0 {
                bytes(from: signalPipe.reading).forEach { events.yield(.signal(Int32($0))) }
            }
            if sources[0].revents != 0 {
                let bytes = bytes(from: STDIN_FILENO)
                guard !bytes.isEmpty else {
                    events.yield(.end)
                    return events.finish()
                }
                isWaitingForMore = true
                events.yield(.bytes(bytes))
            }
        }
    }

    private static func bytes(from file: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = Foundation.read(file, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }
}
