import Live
import Scenarios
import Testing

/// Runs all work that was started, and lets time pass when no work is left. Fails if the work never ends.
@MainActor
func settle(at location: SourceLocation = #_sourceLocation) {
    #expect(Turns.settle(), "It never ends.", sourceLocation: location)
}

/// Calls the closure with requests that it answers. Then ends the requests that are still open.
@MainActor
func play(_ body: (Requests) throws -> Void) throws {
    try Turns.take {
        let requests = Requests(cancellation: .honoured)
        defer {
            requests.close()
            settle()
        }
        try body(requests)
    }
}

/// A high limit: apps also work on other threads, which may be slow on a busy machine.
let turnsAtMost = 300_000
