import Domain
import Presentation
import Testing

@Suite("What comes next when the user logs out", .timeLimit(.minutes(5)))
struct LogOutStepTests {
    /// A part of an app: w is writing, d has a draft, f has failed to write.
    private struct Part: PartState {
        let isWriting: Bool
        let hasDraft: Bool
        var errors = ScreenErrors<ItemError>()

        init(_ facts: Substring) {
            (isWriting, hasDraft) = (facts.contains("w"), facts.contains("d"))
            if facts.contains("f") { errors.failWrite(.notFound("a")) }
        }
    }

    @Test(
        "First what the user has to see, then the writes, then the end",
        arguments: [
            ("-", "end"), ("w", "wait"), ("- w", "wait"), ("d", "show 0"), ("- d", "show 1"),
            ("f", "show 0"), ("w f", "show 1"), ("d f", "show 0"), ("f d", "show 0"),
            ("w d", "show 1"), ("fw", "show 0"),
        ].map { (.toLeave, false, $0, $1) }
            // While a logout waits for writes, a draft can wait, too.
            + [
                ("w d", "wait"), ("dw", "wait"), ("d", "show 0"), ("- d", "show 1"),
                ("w f", "show 1"), ("-", "end"),
            ].map { (.toLeave, true, $0, $1) }
            // To log in again, no draft is asked for.
            + [("d", "end"), ("w d", "wait"), ("d f", "show 1")]
            .map { (.toLogInAgain, false, $0, $1) }
            as [(LogOut, Bool, String, String)])
    func step(logOut: LogOut, isLoggingOut: Bool, parts: String, expected: String) {
        let parts = parts.split(separator: " ").enumerated().map { ($0, Part($1)) }
        let text =
            switch LogOutStep(of: parts, for: logOut, isLoggingOut: isLoggingOut) {
            case .show(let part): "show \(part)"
            case .wait: "wait"
            case .end: "end"
            }
        #expect(text == expected)
    }
}
