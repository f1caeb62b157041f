import Domain
import Foundation
import Presentation
import Recipes
import Reports
import Scenarios
import Testing

@Suite("A report is a play of both patterns", .timeLimit(.minutes(5)))
@MainActor
struct ReportedPlayTests {
    /// The properties whose texts a report must show, so that it can be read again.
    nonisolated static let enums: Set = ["message", "tab", "tabTapped", "problems", "invalid"]
    /// All properties, intents and actions that have a text.
    nonisolated static let all: Set = [
        "message", "tab", "tabTapped", "problems", "invalid", "email", "emailChanged", "id", "name",
        "items", "users",
        "selectedItemID", "deleting", "saving", "linkedItemID", "loadResponse", "deleteResponse",
        "saveResponse", "linkedUserID", "deleteTapped", "itemTapped", "selectionCleared",
        "linkOpened", "addTapped",
        "editTapped", "nameChanged", "saveTapped", "formClosed", "draftKept", "draftDiscarded",
        "queryChanged", "query", "userTapped", "userClosed", "path", "errorDismissed",
    ]

    /// Plays steps on a store that writes a report. Returns the report, and the last state.
    static func written(
        _ lines: [String], shown: Set<String> = all, entries: Int = 500,
        items: [Item] = Item.samples
    ) async throws -> (report: Report, text: String, end: AppScenario.State) {
        let header = ReportHeader(
            app: "1.2", system: "Test 3", screen: "app", leftOut: ["foldedNames"])
        let writer = ReportWriter(header, shown: shown, lines: entries)
        let play = Play<AppScenario>(.ignored) { requests in
            var content = AppScenario.sampleContent
            content.items = ItemsScenario.Content(items)
            let useCases = AppScenario.controlledUseCases(content, requests)
            return AppScenario.screen(useCases) {
                AppStore(AppState(), reducer: AppScenario.reducer(useCases)) { writer.add($0) }
            }
        }
        let text = lines.joined(separator: "\n")
        for step in try Scenario<AppScenario>(parsing: text).steps { try await play.take(step) }
        let report = writer.lines.joined()
        await play.end()
        return (try Report(Data(report.utf8)), report, play.state)
    }

    /// Leaves out rules that open the app again, because a report covers only one process.
    nonisolated static let rules = AppScenario.rules.filter { rule in
        !rule.scenario.steps.contains(.input(.reopen))
    }

    @Test("Each rule of the app's contract leads to the same screen", arguments: rules.indices)
    func rule(index: Int) async throws {
        let lines = Self.rules[index].scenario.lines.map(\.text)
        let (report, _, end) = try await Self.written(lines)
        let play = try await ReportedPlay(report)
        #expect(play.departure == nil)
        #expect(play.leftOut == [])
        let again = try await Self.written(play.lines).end
        #expect(AppScenario.screens(again) == AppScenario.screens(end), "\(lines)\n\(play.lines)")

        let hidden = try await ReportedPlay(Self.written(lines, shown: Self.enums).report)
        #expect(hidden.departure == nil)
        #expect(hidden.leftOut == [])
        #expect(hidden.lines.count == play.lines.count)
    }

    private let login = [
        "log-in al@x.test", "answer 1 ok", "answer 2 ok", "answer 3 ok", "answer 4 ok",
    ]

    @Test(
        "Other items than the samples have their names in the answer; without a step they are left out"
    )
    func otherItems() async throws {
        let items = (1...9).map { Item(id: "id-\($0)", name: "Name \($0)") }
        let steps = [
            "items delete id-7", "answer 5 ok", "items edit id-2", "items type Fig", "items save",
        ]
        let (report, _, _) = try await Self.written(login + steps, shown: Self.enums, items: items)
        let play = try await ReportedPlay(report)
        #expect(play.lines[4] == "answer 2 ok")
        #expect(
            Array(play.lines.suffix(5)) == [
                "items delete c", "answer 5 ok", "items edit b", play.lines[10], "items save",
            ])
        let four =
            steps + ["answer 6 ok", "items delete id-8", "items delete id-9", "items load"]
            + ["answer 9 without id-8"]
        let long = try await ReportedPlay(
            try await Self.written(login + four, shown: Self.enums, items: items).report)
        #expect(long.lines[4].replacing(/•\w+/, with: "•") == "answer 2 list a, b, c, x3=•")
        #expect(long.lines.last?.replacing(/•\w+/, with: "•") == "answer 9 list a=•, x3=•")
        #expect(long.leftOut == [] && long.departure == nil)
    }

    @Test("A report that begins within a session begins with a login, and with its lists")
    func within() async throws {
        let taps = (0..<60).map { "items select \(["a", "b", "c"][$0 % 3])" }
        let (report, _, _) = try await Self.written(
            login + ["items delete b", "answer 5 ok"] + taps, entries: 40)
        let play = try await ReportedPlay(report)
        #expect(play.leftOut == ["The report begins within a session: only its lists are there."])
        #expect(play.lines[4] == "answer 2 list a, b" && play.departure == nil)
        let again = AppScenario.screens(try await Self.written(play.lines).end)
        #expect(again.split(separator: " ").joined(separator: " ").hasSuffix("(2) : a [b] : 1 2 3"))
    }

    @Test("A rule of a contract, with what the store has shown")
    func rule() async throws {
        let steps = ["items delete b", "answer 5 fail Offline |\u{202E}", "items clear-error"]
        let play = try await ReportedPlay(
            try await Self.written(login + steps, shown: Self.enums).report)
        #expect(
            play.rule(named: "x") == """
                # x
                items delete b                | al@x.test items (2) … : a c : 1 2 3
                answer 5 fail Offline /\\u202e | al@x.test items (3) : a b c ! Offline /\\u202e : 1 2 3
                items clear-error             | al@x.test items (3) : a b c : 1 2 3
                """)
    }

    @Test("What is no report of the app is refused")
    func refusals() async throws {
        let text = try await Self.written(login).text
        let error = await #expect(throws: ReportProblem.self) {
            try await ReportedPlay(
                Report(Data(text.replacing(#""screen":"app""#, with: #""screen":"\u202e""#).utf8)))
        }
        #expect(
            error?.description == #"Only a report of the whole app is a play; this is of “\u202e”."#
        )
    }

    @Test("Damage at any place is one line, or a play")
    func damage() async throws {
        let whole = Array(
            try await Self.written(login + ["items delete b", "answer 5 fail Offline."]).text.utf8)
        var lines: Set<String> = []
        for place in stride(from: 0, to: whole.count, by: 97) {
            for damage in [[], [0x22], Array("9999999999".utf8), Array("\u{202E}\n".utf8)] {
                let text = whole[..<place] + damage + whole[(place + 3 - damage.count % 2)...]
                do {
                    let play = try await ReportedPlay(Report(Data(text)))
                    lines.formUnion(play.lines + play.leftOut + [play.departure ?? ""])
                } catch {
                    lines.insert("\(error)")
                }
            }
        }
        #expect(lines.count > 20 && lines.allSatisfy { $0 == $0.oneLine() && $0.count < 400 })
    }
}
