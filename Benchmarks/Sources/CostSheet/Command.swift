import CostCounting
import Foundation

/// Another program, run to its end.
struct Command {
    let succeeded: Bool
    /// What it has printed, on either stream.
    let output: String

    /// An interruption is passed on to the program, and thrown when it has ended.
    init(_ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        signal(SIGINT) { _ in
            wasInterrupted = true
            if running > 0 { kill(running, SIGINT) }
        }
        try process.run()
        running = process.processIdentifier
        if wasInterrupted { process.interrupt() }
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        running = 0
        if wasInterrupted { throw CostProblem(.failed, "interrupted; the page is left as it was") }
        output = String(decoding: data, as: UTF8.self)
        succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    }
}

// A signal handler captures nothing. One program runs at a time.
nonisolated(unsafe) private var running: pid_t = 0
nonisolated(unsafe) private var wasInterrupted = false
