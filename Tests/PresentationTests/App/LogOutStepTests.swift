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
        ])
    func step(parts: String, expected: String) { check(parts, .toLeave, false, expected) }

    @Test(
        "While a logout waits for writes, a draft can wait, too",
        arguments: [
            ("w d", "wait"), ("dw", "wait"), ("d", "show 0"), ("- d", "show 1"), ("w f", "show 1"),
            ("-", "end"),
        ])
    func waiting(parts: String, expected: String) { check(parts, .toLeave, true, expected) }

    @Test(
        "To log in again, no draft is asked for",
        arguments: [("d", "end"), ("w d", "wait"), ("d f", "show 1")])
    func again(parts: String, expected: String) { check(parts, .toLogInAgain, false, expected) }

    private func check(
        _ parts: String, _ logOut: LogOut, _ isLoggingOut: Bool, _ expected: String
    ) {
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
