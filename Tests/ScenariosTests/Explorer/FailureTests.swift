import Testing

@testable import Scenarios

@Suite("A failure is a line for a shell", .timeLimit(.minutes(5)))
struct FailureTests {
    @Test("The line plays the schedule, whatever is in its text")
    func command() {
        let failure = Failure<Lookup>(
            steps: [.user(.look("it's")), .answer(1, .fail("No $5.")), .user(.pin("1"))],
            cancellation: .ignored, problem: "Wrong.", playback: "")
        #expect(
            failure.command
                == #"printf '%s\n' 'look it'\''s' 'answer 1 fail No $5.' 'pin 1'"#
                + " | swift run DemoCLI compare - --feature lookup")
    }

    @Test("The playback has each step with all that has changed")
    @MainActor
    func playback() async {
        let patterns = [Pattern<Lookup>.plain, .faulty(.neverClears)]
        let explorer = Explorer(
            patterns, cancellation: .ignored, beginning: [.user(.look("a")), .user(.look("b"))])
        let failure = await explorer.run().failure
        #expect(
            failure?.playback == """
                look a
                    looking: yes
                    opens request 1, look up a
                look b
                    opens request 2, look up b
                    cancels request 1, look up a
                answer 2 ok
                    found: b
                    looking: no
                clear
                    found: –
                """)
    }
}
