import Domain
import Foundation
import Presentation
import Testing

@testable import DemoCLI

@Suite("What the keys do, without a terminal")
@MainActor
struct PlayAppTests {
    @Test func theReadmeShowsWhatPlayShows() async throws {
        let readme = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let screen = await PlayApp.screen(.items, after: "rr2o")
        #expect(text.contains("```text\n\(screen.withoutMargins)\n```"))
    }

    @Test func anAnswerInVainIsTold() async {
        let screen = await PlayApp.screen(.items, after: "rr2o1f")
        #expect(screen.contains("Answer 1 changed nothing: nobody waited for it any more."))
        #expect(screen.contains("▸4 answer 1 fail Offline."))
        #expect(screen.contains("= equal"))
    }

    @Test func whatTheLastStepChangedIsMarked() async {
        let screen = await PlayApp.screen(.items, after: "rord")
        #expect(screen.contains("* items     ▸ b  Banana"))
        #expect(screen.contains("*          delete a"))
        #expect(screen.contains("*          delete(\"a\")"))
        #expect(screen.contains("intent deleteTapped(a)"))
        #expect(screen.contains("2  load  opened by step 3"))
    }

    @Test func historyIsReplayedAndBranches() async {
        let app = PlayApp.sample(.counter)
        await app.type("ro+o")
        #expect(app.text.contains("step 4 of 4"))
        #expect(app.text.contains("count     42"))
        _ = await app.press(.left)
        _ = await app.press(.left)
        #expect(app.text.contains("step 2 of 4"))
        #expect(app.text.contains("count     41"))
        #expect(app.text.contains("= equal"))
        await app.type("-")
        #expect(app.text.contains("step 3 of 3"))
        await app.type("o")
        #expect(app.text.contains("count     40"))
        await app.type("uu")
        #expect(app.text.contains("step 2 of 2"))
        _ = await app.press(.home)
        #expect(app.text.contains("step 0 of 2"))
        _ = await app.press(.end)
        #expect(app.text.contains("count     41"))
        await app.end()
    }

    @Test func eachFeatureKeepsItsSession() async {
        let app = PlayApp.sample(.items)
        await app.type("rogc++gi")
        #expect(app.text.contains(" items · step 2 of 2"))
        await app.type("gc")
        #expect(app.text.contains(" counter · step 2 of 2"))
        await app.end()
    }

    @Test func aFailureSaysWhatIsTyped() async {
        let app = PlayApp.sample(.items)
        await app.type("rF\u{15}No luck today.\r")
        #expect(app.text.contains("* error     No luck today."))
        await app.end()
    }

    @Test func aWideScreenLinesUp() async {
        let items = [Item(id: "日本", name: "Cafe\u{301} 👩‍👩‍👧"), Item(id: "b", name: "Banana")]
        let app = PlayApp(.items) { _ in FeatureGame(ItemsScenario.self, content: items) }
        await app.type("ro")
        for size in [Size(columns: 80, rows: 24), Size(columns: 133, rows: 50)] {
            let lines = app.frame(size).lines
            #expect(lines.count == size.rows)
            #expect(lines.allSatisfy { $0.width == size.columns })
        }
        await app.end()
    }

    @Test func aLongListIsShownAroundTheCursor() async {
        let items = (1...100).map { Item(id: "\($0)", name: "Item \($0)") }
        let app = PlayApp(.items) { _ in FeatureGame(ItemsScenario.self, content: items) }
        await app.type("ro" + String(repeating: "j", count: 49))
        #expect(app.text.contains("▸ 50  Item 50"))
        #expect(app.text.contains(" above"))
        #expect(app.text.contains(" below"))
        #expect(app.text.contains("loading"))
        await app.end()
    }

    @Test func whatIsTooSmallSaysSo() async {
        let app = PlayApp.sample(.items)
        for size in [
            Size(columns: 79, rows: 24), Size(columns: 80, rows: 23), Size(columns: 3, rows: 2),
        ] {
            #expect(app.frame(size).lines.count == size.rows)
        }
        #expect(
            app.frame(Size(columns: 79, rows: 24)).text.contains(
                "needs 80×24 cells; here are 79×24"))
        await app.end()
    }

    @Test(arguments: Feature.allCases) func everyScreenFits(feature: Feature) async {
        for keys in ["", "rro", "eal@x.test\rpenigma\r\roooo", "?", "g", "s", "/jo\r"] {
            let app = PlayApp.sample(feature)
            await app.type(keys)
            let frame = app.frame(PlayLayout.least)
            #expect(frame.lines.count == PlayLayout.least.rows)
            #expect(!frame.text.contains("enigma"))
            await app.end()
        }
    }
}

extension String {
    /// The lines without the spaces behind them, and without empty ones at the end.
    fileprivate var withoutMargins: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
        }
        while lines.last?.isEmpty == true {
            lines.removeLast()
        }
        return lines.joined(separator: "\n")
    }
}
