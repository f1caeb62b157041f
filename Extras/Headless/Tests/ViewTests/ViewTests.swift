import Testing

/// One test at a time: all of them are on the main actor, and wait for what the others do there.
@Suite("The views run", .serialized, .timeLimit(.minutes(5)))
enum ViewTests {}
