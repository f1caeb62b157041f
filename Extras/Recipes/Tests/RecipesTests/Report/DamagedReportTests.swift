import Domain
import Foundation
import Presentation
import Recipes
import Testing

@Suite("A report that can't be read", .timeLimit(.minutes(5)))
@MainActor
struct DamagedReportTests {
    private let reducer = ItemsReducer(useCases: ItemsWithoutDelete().useCases)

    nonisolated private static let head =
        #"{"app":"1","leftOut":[],"report":1,"screen":"items","system":"s"}"# + "\n"
    nonisolated private static let state =
        #"{"n":1,"state":{"changesDuringLoad":[],"deleting":[],"errors":{"failedWrites":0,"ofWrites":[]},"#
        + #""items":[],"loading":{"never":{}},"notSaved":[],"saving":{}}}"# + "\n"

    /// Each text, and a part of the line that says what is wrong.
    nonisolated private static let damaged: [(name: String, text: String, problem: String)] = {
        [
            ("nothing", "", "The end of the report is missing."),
            ("no line feed", head + #"{"n":1,"#, "The end of the report is missing."),
            ("cut in a line", head + #"{"n":1,"# + "\n", "Line 2: This is no JSON"),
            ("only a header", head, "There are no entries."),
            ("no header", state, "Line 1: This is nothing that this app writes"),
            ("another version", head.replacing(#""report":1"#, with: #""report":2"#), "version 2"),
            (
                "a version as text", head.replacing(":1,", with: #":"1","#),
                "Line 1: This is nothing"
            ),
            (
                "no state at the start", head + #"{"n":1,"intent":{"loadRequested":{}}}"# + "\n",
                "no state"
            ),
            ("an unknown intent", entry(#""intent":{"explode":{}}"#), "Line 3: This is nothing"),
            (
                "two intents", entry(#""intent":{"loadRequested":{},"addTapped":{"_0":"a"}}"#),
                "Line 3"
            ),
            (
                "an unknown kind", entry(#""event":{"loadRequested":{}}"#),
                "Line 3: This is no entry"
            ),
            (
                "an intent and an action",
                entry(
                    #""intent":{"loadRequested":{}},"action":{"loadResponse":{"_0":{"success":[]}}}"#
                ),
                "Line 3: This is no entry"
            ),
            (
                "an answer without a result", entry(#""action":{"loadResponse":{"_0":{}}}"#),
                "Line 3"
            ),
            ("the wrong type", entry(#""intent":{"itemTapped":{"_0":7}}"#), "Line 3"),
            ("a list", head + "[]\n", "Line 2: This is no JSON"),
            ("control characters", entry("\"\u{1B}[2J\u{7}\":1"), "Line 3"),
            (
                "marks that turn text round",
                entry("\"intent\":{\"\u{202E}\u{2066}\u{1}gnp.exe\":{}}"), "Line 3"
            ),
            ("a mark in a name", entry(#""intent":{"\u202e\n\u0007":{}}"#), "Line 3"),
            (
                "a number that overflows",
                head
                    + state.replacing(
                        #""failedWrites":0"#, with: #""failedWrites":9223372036854775807"#
                    ), "too large a number"
            ),
            ("a number without end", entry(#""n":1e99999"#), "Line 3"),
            (
                "deep",
                entry(
                    "\"x\":" + String(repeating: "[", count: 100)
                        + String(repeating: "]", count: 100)), "too deep"
            ),
            ("very deep", entry("\"x\":" + String(repeating: "[", count: 400_000)), "too deep"),
            (
                "many", entry("\"x\":[" + String(repeating: "1,", count: 400_000) + "1]"),
                "Line 3: This is no entry"
            ),
            (
                "a long name",
                entry("\"intent\":{\"" + String(repeating: "x", count: 500_000) + "\":{}}"),
                "Line 3"
            ),
            ("too many lines", head + String(repeating: "{}\n", count: 300_000), "Line 2"),
            ("another screen", entry(#""intent":{"changeTapped":{"_0":{"reset":{}}}}"#), "Line 3"),
            ("no text", String(decoding: [0x7B, 0xFF, 0xFE, 0x0A], as: UTF8.self), "Line 1"),
        ]
    }()

    nonisolated private static func entry(_ fields: String) -> String {
        head + state + "{\"n\":1,\(fields)}\n"
    }

    @Test("Each damage gives an error of one escaped line", arguments: damaged.map(\.name))
    func damage(name: String) throws {
        let (_, text, problem) = try #require(Self.damaged.first { $0.name == name })
        let error = #expect(throws: ReportProblem.self) {
            try Report(Data(text.utf8)).replay(with: reducer)
        }
        let message = error?.description ?? ""
        #expect(message.contains(problem), "\(message)")
        #expect(message == message.oneLine() && message.unicodeScalars.count <= 301)
    }

    @Test("A departure is one escaped line, whatever names the report has")
    func departure() throws {
        let text = Self.entry(
            #""intent":{"loadRequested":{}},"changed":{"\u202e\n\u001b[2J":1,"loading":{"loading":{}}}"#
        )
        let replay = try Report(Data(text.utf8)).replay(with: reducer)
        #expect(replay.departure == "Entry 1 departs in \\u202e\\u000a\\u001b[2J.")
    }

    @Test("Of 50 MB, only the beginning is read")
    func large() throws {
        let report = WrittenReport()
        let handle = try FileHandle(forWritingTo: report.file)
        try handle.truncate(atOffset: 50_000_000)
        let error = #expect(throws: ReportProblem.self) { try report.read() }
        #expect(error?.description == "A report has at most 1000000 bytes.")
    }

    @Test("A missing file gives an error of one escaped line, too")
    func missing() {
        let error = #expect(throws: ReportProblem.self) {
            try Report(contentsOf: URL(filePath: "/none/\u{202E}a"))
        }
        #expect(error?.description == "“\\u202ea” is empty or no file.")
    }

    @Test(
        "Any damage, at any place, is a problem or a departure, or leads to a state; nothing crashes"
    )
    func randomDamage() async throws {
        let report = WrittenReport()
        await play(on: report.store())
        let whole = Array(report.text.utf8)
        var random = Seeded(seed: 7)
        var messages: Set<String> = []
        for _ in 0..<400 {
            var text = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: text.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: text[place] = UInt8.random(in: 0...255, using: &random)
                case 1: text.remove(at: place)
                case 2: text.insert(contentsOf: "9999999999999999".utf8, at: place)
                default: text.removeSubrange(place..<min(place + 40, text.count))
                }
            }
            do throws(ReportProblem) {
                messages.insert(try Report(Data(text)).replay(with: reducer).departure ?? "")
            } catch {
                messages.insert(error.description)
            }
        }
        #expect(messages.count > 20)
        #expect(messages.allSatisfy { $0 == $0.oneLine() && $0.unicodeScalars.count <= 400 })
    }
}

/// The same numbers in each run.
private struct Seeded: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed ^ (seed >> 29)
    }
}
