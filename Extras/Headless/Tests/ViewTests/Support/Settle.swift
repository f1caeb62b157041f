import Scenarios
import Testing

/// Runs all that follows from what was done before; fails if it never ends.
@MainActor
func settle(at location: SourceLocation = #_sourceLocation) {
    #expect(Turns.runAll(), "It never ends.", sourceLocation: location)
}
