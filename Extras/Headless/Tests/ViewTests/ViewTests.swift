import Testing

/// One test at a time: all of them run on the main actor, where each would wait for the others.
@Suite("The views run", .serialized, .loudProblems, .timeLimit(.minutes(5)))
enum ViewTests {}
