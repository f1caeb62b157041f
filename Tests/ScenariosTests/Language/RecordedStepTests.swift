import Testing

@testable import Scenarios

@Suite("Recorded steps are read as they were, but for secrets", .timeLimit(.minutes(5)))
struct RecordedStepTests {
    @Test(
        "A secret is dots, and one that is not the sample is not taken for it",
        arguments: [
            ("pin 1234", "pin •••", Lookup.Step.pin("1234")),
            ("pin 4321", "pin ••• other", .pin("••• other")),
            ("pin •••", "pin ••• other", .pin("••• other")),
            ("pin", "pin", .pin("")), ("note 1234", "note 1234", .note("1234")),
            ("look again", "look again", .lookAgain),
        ])
    func secrets(typed: String, recorded: String, replayed: Lookup.Step) throws {
        let step = try Scenario<Lookup>(parsing: typed).lines[0].step
        #expect(Scenario<Lookup>.recorded(step) == recorded)
        let line = try Scenario<Lookup>(recorded: [recorded]).lines[0]
        #expect(line.step == .user(replayed))
        #expect(!line.text.contains("1234") || typed == "note 1234")
    }

    @Test(
        "What is not one step is an error in its line",
        arguments: ["", " ", "# look", "clear\nclear", "clear\r\n", "clear\u{2028}", "dance"])
    func notOneStep(step: String) {
        #expect {
            try Scenario<Lookup>(recorded: ["clear", step])
        } throws: {
            ($0 as? ScenarioError)?.line == 2
        }
    }
}
