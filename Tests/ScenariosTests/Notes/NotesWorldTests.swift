import Domain
import Testing

@testable import Scenarios

@Suite("The state key knows what the repository of the notes holds", .timeLimit(.minutes(5)))
@MainActor
struct NotesWorldTests {
    @Test(
        "The history of the answers tells the next snapshot",
        arguments: [
            "open n1; type b; close; answer 4 ok; answer 2 ok",
            "delete n1; answer 3 ok; answer 2 ok",
            "delete n1; answer 3 fail Full.; answer 2 ok",
            "answer 2 rejected n1 Too long.; retry n1; answer 4 ok; answer 3 ok",
            "answer 2 conflict n1 c; discard n1; answer 4 ok; answer 3 ok",
            "open n1; type b; close; answer 2 changed n1 c; answer 4 ok; answer 5 ok",
            "delete n1; answer 3 ok; answer 2 late",
            "answer 2 offline 30; answer 3 ok",
        ])
    func nextSnapshot(steps: String) async throws {
        let history = try await played(NotesScenario.self, "observe; answer 1 ok; " + steps)
        let shown = history.lastAnswer?.value(NotesSnapshot.self)
        var answers = history.answers
        let last = answers.removeLast()
        var world = NotesScenario.world(NotesScenario.exploredContent, after: answers)
        #expect(shown == world.publish(last.news))
    }

    @Test("A note that is not there can't be deleted, retried or discarded")
    func notThere() {
        var world = NotesWorld([Note(id: "n1", text: "a")])
        let found = [
            world.retry("n2"), world.discard("n2"), world.delete("n2", ifStill: nil),
            world.delete("n1", ifStill: "a"),
        ]
        #expect(found == [false, false, false, true])
    }

    @Test("What a synced delete has taken from the server can't be replaced there")
    func deletedAtTheServer() {
        var world = NotesWorld([Note(id: "n1", text: "a")])
        _ = world.delete("n1", ifStill: "a")
        _ = world.publish(.synced)
        world.save("n1", "b", replacing: "a")
        #expect(world.snapshot.notes.map(\.status) == [.conflict(mine: "b", theirs: nil)])
    }
}

extension History.Answered {
    fileprivate var news: NotesNews? {
        if case .news(let text) = answer { NotesScenario.news(text) } else { nil }
    }
}
