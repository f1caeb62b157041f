import Testing

/// One test at a time: all of them run on the main actor, where each would wait for the others.
@Suite("The views of the notes run", .serialized, .loudProblems, .timeLimit(.minutes(5)))
enum NotesViewTests {}
