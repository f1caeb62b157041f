import Domain
import Foundation
import Synchronization

private let turns = Mutex<[String: Task<Void, Never>]>([:])

/// Works on a file while nobody else in this process does, in the order of asking.
///
/// Who is cancelled does not wait, and holds up nobody.
func inTurn<Answer: Sendable>(
    for path: String, _ work: @concurrent @Sendable () async throws(JSONFileError) -> Answer
) async throws(JSONFileError) -> Answer {
    let start = AsyncStream.makeStream(of: Never.self)
    let end = AsyncStream.makeStream(of: Never.self)
    turns.withLock { turns in
        turns[path] = Task { [before = turns[path]] in
            await before?.value
            start.continuation.finish()
            for await _ in end.stream {}
        }
    }
    defer { end.continuation.finish() }
    for await _ in start.stream {}
    return try await work()
}

/// Tries until no other process has a lock: a thread that waits in the system could not be cancelled.
func waitForLock<Lock: ~Copyable>(
    patience: Duration = .seconds(Int64.max), delay: any Delay,
    _ lock: @autoclosure () throws(JSONFileError) -> Lock?
) async throws(JSONFileError) -> Lock {
    var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
    while !Task.isCancelled {
        if let lock = try lock() { return lock }
        if waited >= patience { throw JSONFileError("lock", code: EWOULDBLOCK) }
        try? await delay.wait(for: pause)
        (waited, pause) = (waited + pause, min(pause * 2, .milliseconds(50)))
    }
    throw .cancelled
}

/// False while another process has a lock that excludes this one. The system frees it with its process.
func tryLock(_ file: Int32, _ kind: Int32) throws(JSONFileError) -> Bool {
    if flock(file, kind | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw JSONFileError("lock")
}
