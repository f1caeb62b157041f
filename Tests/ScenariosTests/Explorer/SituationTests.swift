import Testing

@testable import Scenarios

/// A schedule that leads to a situation, and others that nearly do.
private typealias Ways = (there: String, nearly: [String])

@Suite("Each situation is what its name says", .timeLimit(.minutes(5)))
@MainActor
struct SituationTests {
    @Test("Items")
    func items() async throws {
        try await check(
            ItemsScenario.self, after: "load; answer 1 ok; ",
            [
                "a load is answered while a delete is in flight": (
                    "delete a; load; answer 3 ok",
                    ["delete a; answer 2 ok", "load; load; delete a; answer 2 ok", "load"]
                ),
                "an item has been deleted while a load is open": (
                    "delete a; load; answer 2 ok", ["delete a; answer 2 ok", "delete a; load"]
                ),
                "a delete has failed": (
                    "delete a; answer 2 fail No.",
                    ["delete a; answer 2 ok", "load; answer 2 fail No."]
                ),
                "the answer of a cancelled load has come": (
                    "load; load; answer 2 ok", ["load; load; answer 3 ok"]
                ),
            ])
    }

    @Test("Login")
    func login() async throws {
        try await check(
            LoginScenario.self, after: "email al@x.test; password enigma; ",
            [
                "a field has a problem": ("email al@; submit", ["submit"]),
                "the credentials are wrong": (
                    "password engima; submit; answer 1 ok", ["submit; answer 1 fail Away."]
                ),
                "the service finds wrong what the form accepts": (
                    "email al@x.invalid; submit; answer 1 ok",
                    ["email al@; submit", "password engima; submit; answer 1 ok"]
                ),
                "the service is away": (
                    "submit; answer 1 fail Away.", ["password engima; submit; answer 1 ok"]
                ),
                "a session is open": ("submit; answer 1 ok", ["submit"]),
            ])
    }

    @Test("Users")
    func users() async throws {
        try await check(
            UsersScenario.self, after: "load; ",
            [
                "a query narrows what is shown": (
                    "answer 1 ok; search j", ["answer 1 ok; search o", "answer 1 ok; load"]
                ),
                "two taps on one user were two events": (
                    "answer 1 ok; select 1; select 1",
                    [
                        "answer 1 ok; select 1", "answer 1 ok; select 1; select 2",
                        "answer 1 ok; select 2; select 2",
                    ]
                ),
                "a load has failed while users are shown": (
                    "answer 1 ok; load; answer 2 fail No.",
                    [
                        "answer 1 fail No.", "answer 1 ok; load; answer 2 ok",
                        "answer 1 ok; load; load; answer 2 fail No.",
                    ]
                ),
                "the answer of a cancelled load has come": (
                    "load; answer 1 ok", ["load; answer 2 ok"]
                ),
            ])
    }

    @Test("Counter")
    func counter() async throws {
        try await check(
            CounterScenario.self, after: "load; answer 1 ok; ",
            [
                "a change waits for its turn": ("increment; increment", ["increment"]),
                "a change has failed while another waits": (
                    "increment; increment; answer 2 fail No.",
                    ["increment; answer 2 fail No.", "increment; increment; answer 2 ok"]
                ),
                "a load has been answered with an older count": (
                    "load; increment; answer 3 ok; answer 2 ok",
                    [
                        "increment; answer 2 ok", "increment; answer 2 ok; load; answer 3 ok",
                        "load; increment; answer 3 ok; answer 2 fail No.",
                        "load; load; increment; answer 4 ok; answer 2 ok",
                    ]
                ),
                "the answer of a cancelled load has come": (
                    "load; load; answer 2 ok", ["load; load; answer 3 ok"]
                ),
            ])
    }

    @Test("Notes")
    func notes() async throws {
        try await check(
            NotesScenario.self, after: "observe; answer 1 ok; open n1; ",
            [
                "a snapshot has come while something is being typed": (
                    "type c; answer 2 ok", ["answer 2 ok", "refresh; type c; answer 3 ok"]
                ),
                "a snapshot that was on its way lacks what is saved": (
                    "type c; answer 3 ok; answer 4 ok; answer 2 late",
                    ["type c; answer 3 ok; answer 4 ok; answer 2 ok", "answer 2 late"]
                ),
                "a save waits for another one of the same note": (
                    "type c; answer 3 ok; type d; answer 5 ok",
                    ["type c; answer 3 ok", "type c; answer 3 ok; delete n1"]
                ),
                "a save has failed": (
                    "type c; answer 3 ok; answer 4 fail Full.",
                    ["type c; answer 3 ok; answer 4 ok", "delete n1; answer 3 fail Full."]
                ),
            ])
    }

    @Test("The app")
    func app() async throws {
        try await check(
            AppScenario.self, after: "login email al@x.test; login password enigma; login submit; ",
            [
                "a login was cancelled by logging out": ("log-out", ["answer 1 ok; log-out"]),
                "a request of a tab is answered after logging out": (
                    "answer 1 ok; log-out; answer 2 ok",
                    [
                        "answer 1 ok; log-out", "log-out; answer 1 ok",
                        "answer 1 ok; items load; answer 2 ok",
                    ]
                ),
                "a user is open and was tapped twice": (
                    "answer 1 ok; answer 3 ok; users select 1; users select 1",
                    [
                        "answer 1 ok; answer 3 ok; users select 1",
                        "answer 1 ok; users select 1; users select 1",
                    ]
                ),
                "the number on the tab has changed back after a failure": (
                    "answer 1 ok; answer 2 ok; items delete a; answer 6 fail No.",
                    [
                        "answer 1 ok; answer 2 ok; items delete a; answer 6 ok",
                        "answer 1 ok; answer 2 fail No.",
                    ]
                ),
            ])
    }

    private func check<F: Feature>(
        _: F.Type, after beginning: String, _ ways: [String: Ways]
    ) async throws {
        #expect(ways.count == F.situations.count)
        for situation in F.situations {
            let (there, nearly) = try #require(ways[situation.name], "\(situation.name)")
            #expect(try await isReached(situation, beginning + there), "\(situation.name)")
            for way in nearly {
                let isReached = try await isReached(situation, beginning + way)
                #expect(!isReached, "\(situation.name): \(way)")
            }
        }
    }

    private func isReached<F: Feature>(
        _ situation: Situation<F>, _ steps: String
    ) async throws -> Bool {
        try await situation.isReached(played(F.self, steps))
    }
}
