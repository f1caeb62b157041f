import Live
import Scenarios
import Testing

/// Runs all that follows from what was done before, and lets time pass whenever nothing is left to run. Fails
/// if it never ends.
@MainActor
func settle(at location: SourceLocation = #_sourceLocation) {
    #expect(Turns.settle(), "It never ends.", sourceLocation: location)
}

/// Plays something over services that are answered by hand, and ends what is open after it.
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
