import Live
import Scenarios
import Testing

/// Runs all work that has been started, and lets time pass whenever no work is left. Fails if the work never
/// ends.
@MainActor
func settle(at location: SourceLocation = #_sourceLocation) {
    #expect(Turns.settle(), "It never ends.", sourceLocation: location)
}

/// Calls the closure with requests that it has to answer, and then ends those that are still open.
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

/// Apps also work on other threads, which need their part of a busy machine, so this is high.
let turnsAtMost = 300_000
