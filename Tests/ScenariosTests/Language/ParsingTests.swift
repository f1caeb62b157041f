import Testing

@testable import Scenarios

@Suite(
    "A scenario is read line by line, and what is wrong is named with its line",
    .timeLimit(.minutes(5)))
struct ParsingTests {
    @Test("Comments and blank lines are no steps")
    func commentsAndBlankLines() throws {
        let scenario = try Scenario<Lookup>(
            parsing: "# Looks.\r\n\n  clear\t\n\n   # Answers.\nanswer 1 fail It is  late.\n")
        #expect(
            scenario.lines.map(\.step) == [.user(.clear), .answer(1, .fail("It is  late."))])
        #expect(scenario.lines.map(\.number) == [3, 6])
        #expect(scenario.lines.map(\.comment) == [["Looks."], ["Answers."]])
    }

    @Test("An argument is the rest of the line")
    func argument() throws {
        let scenario = try Scenario<Lookup>(parsing: "look  the red one ")
        #expect(scenario.lines.map(\.step) == [.user(.look("the red one"))])
    }

    @Test("Of two words that fit, the longer one is read")
    func longestWord() throws {
        let scenario = try Scenario<Lookup>(parsing: "look again\nlook against")
        #expect(scenario.lines.map(\.step) == [.user(.lookAgain), .user(.look("against"))])
    }

    @Test("A child's word is its parent's, after the child's name")
    func childsWord() {
        let word = ScenarioWord("look", "WORD", means: "", as: Lookup.Step.look)
            .within("left") { "\($0) on the left" }
        #expect(word.usage == "left look WORD")
        #expect(word.argument(in: "left look b") == "b")
        #expect(word.argument(in: "look b") == nil)
    }

    @Test("Every step is read as it is written")
    func roundTrip() throws {
        let steps: [ScenarioStep<Lookup.Step>] = [
            .user(.look("a b")), .user(.lookAgain), .user(.clear), .user(.note("")),
            .user(.note("n")), .user(.pin("1 2")), .answer(12, .ok), .answer(3, .fail("No.")),
        ]
        let text = Scenario<Lookup>(steps).text
        #expect(try Scenario<Lookup>(parsing: text).lines.map(\.step) == steps)
    }

    @Test("Comments and secrets are written, but secrets are not shown")
    func textAndShown() throws {
        let text = """
            # What
            # follows is secret.
            pin 1234

            # Now.
            clear
            answer 1 fail No.

            """
        let scenario = try Scenario<Lookup>(parsing: text)
        #expect(scenario.text == text)
        #expect(scenario.lines.map(\.text) == ["pin •••", "clear", "answer 1 fail No."])
        #expect(Scenario<Lookup>.shown(.user(.pin("1234"))) == "pin •••")
    }

    @Test(
        "A line that is no step is an error",
        arguments: [
            ("loook a", "“loook” is not a step; lookup knows: look WORD"),
            ("look", "“look” should be “look WORD”"),
            ("clear now", "“clear now” should be “clear”"),
            ("answer", "is not an answer"),
            ("answer one ok", "is not an answer"),
            ("answer 0 ok", "is not an answer"),
            ("answer 1 maybe", "is not an answer"),
            ("answer 1 ok then", "is not an answer"),
            ("answer 1 fail", "is not an answer"),
        ])
    func noStep(line: String, problem: String) {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario<Lookup>(parsing: "clear\n\n\(line)")
        }
        #expect(error?.line == 3)
        #expect(error?.problem.contains(problem) == true)
    }
}
