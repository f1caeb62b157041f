import Testing

@testable import Scenarios

@Suite("A scenario is read as it was written", .timeLimit(.minutes(5)))
struct LanguageTests {
    @Test("A step is a line; comments and blank lines are ignored")
    func lines() throws {
        let text = """
            # Two lines
            # above it.
            look  a word \t

              look-again
            answer 2 ok
            answer 1 fail Out of reach.
            """
        let scenario = try Scenario<Lookup>(parsing: text)
        #expect(
            scenario.steps == [
                .input(.look("a word")), .input(.lookAgain), .answer(2, .ok),
                .answer(1, .fail("Out of reach.")),
            ])
        #expect(scenario.lines.map(\.number) == [3, 5, 6, 7])
        #expect(scenario.lines[0].comment == ["Two lines", "above it."])
    }

    @Test(
        "Quotes keep the leading and trailing spaces of a text",
        arguments: ["", " ", " a ", "\"a\"", "a b", "\u{2003}"])
    func texts(text: String) throws {
        let line = Scenario<Lookup>.text(of: .input(.note(text)))
        #expect(try Scenario<Lookup>(parsing: line).steps == [.input(.note(text))])
    }

    private static let long = String(repeating: "x", count: 1000)

    @Test(
        "A line that is not a step gives an error with its number",
        arguments: [
            ("loook a", "“loook” is not a step; lookup knows: look WORD"),
            (long, "“\(long.prefix(100))…” is not a step"),
            ("answer \(long)", "“answer \(long.prefix(93))…” is not an answer"),
            ("clear \(long)", "“clear \(long.prefix(94))…” should be “clear”"),
            ("look", "“look” should be “look WORD”"),
            ("clear now", "“clear now” should be “clear”"),
            ("answer", "is not an answer"), ("answer one ok", "is not an answer"),
            ("answer 0 ok", "is not an answer"), ("answer 1 maybe", "is not an answer"),
            ("answer 1 ok then", "is not an answer"), ("answer 1 fail", "is not an answer"),
        ])
    func noStep(line: String, problem: String) {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario<Lookup>(parsing: "clear\n\n\(line)")
        }
        #expect(error?.line == 3)
        #expect(error?.problem.contains(problem) == true)
    }
}
