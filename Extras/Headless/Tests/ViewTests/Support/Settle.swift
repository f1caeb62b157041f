import Live
import Scenarios
import Testing

/// Runs all that follows from what was done before, and lets time pass when nothing else is to come; fails if
/// it never ends.
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

/// Apps work on other threads, too, which have to get their part of a busy machine.
let turnsAtMost = 300_000
