import Testing

/// The tests run one at a time. All of them use the main actor, so parallel tests would wait for each
/// other.
@Suite("The views of the notes", .serialized, .loudProblems, .timeLimit(.minutes(5)))
enum NotesViewTests {}
