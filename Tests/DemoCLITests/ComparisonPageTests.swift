import Foundation
import Presentation
import Testing

@testable import DemoCLI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A comparison is one page that needs nothing else")
@MainActor
struct ComparisonPageTests {
    @Test func theProgramWritesIt() throws {
        for feature in Feature.allCases {
            let outcome = try Program.run("compare", "--feature", feature.rawValue, "--format=html")
            #expect(outcome.code == 0)
            #expect(outcome.output.hasPrefix("<!DOCTYPE html>"))
            #expect(Markup(outcome.output).problem == nil, "\(feature)")
            #expect(!outcome.output.contains("enigma"))
        }
    }

    @Test func nothingIsFetchedAndNothingRuns() async throws {
        let page = try await page("load\nanswer 1 ok")
        for word in ["<script", "http:", "https:", "url(", "@import", "src=", "href="] {
            #expect(!page.contains(word))
        }
    }

    @Test func whatIsPutInIsText() async throws {
        let evil = "<img src=x onerror='a'> & \"b\" \u{7}"
        let page = try await page("load\nanswer 1 fail \(evil)", name: evil)
        #expect(!page.contains("<img"))
        #expect(page.contains("&lt;img src=x onerror=&#39;a&#39;&gt; &amp; &quot;b&quot; \u{FFFD}"))
        #expect(Markup(page).problem == nil)
    }

    @Test func aRaceIsTwoLinesThatCross() async throws {
        let page = try await page("load\nload\nanswer 2 ok\nanswer 1 fail Too late.")
        let markup = Markup(page)
        #expect(markup.problem == nil)
        let lines = markup.elements.filter { $0.name == "line" }.compactMap {
            $0.attributes["class"]
        }
        #expect(Set(lines) == ["request-0", "request-0 given-up", "request-1"])
        let words = markup.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("gives up 1 load opens 2 load"))
        #expect(words.contains("answers 1 load, given up before"))
        // In words, too: opened by step 1, given up by step 2, answered by step 4.
        #expect(words.contains("1 load1 load2 load4 answer 1 fail Too late."))
    }

    @Test func aDifferenceIsToldAndMarked() async throws {
        let content = ItemsScenario.sampleContent
        let good = try Scenario<ItemsScenario>(parsing: "load\nanswer 1 ok")
        let bad = try Scenario<ItemsScenario>(parsing: "load\nanswer 1 fail Offline.")
        let comparison = Comparison(
            name: "test", lines: good.lines, mvvm: try await good.play(.mvvm, content: content),
            mvi: try await bad.play(.mvi, content: content))
        let page = ComparisonPage(comparison).html.text
        #expect(page.contains("≠ Different: the patterns disagree after 1 of 2 steps"))
        #expect(page.components(separatedBy: "≠ the patterns differ").count == 2)
        #expect(Markup(page).problem == nil)
    }

    private func page(_ text: String, name: String = "test") async throws -> String {
        let comparison = try await Comparison<ItemsScenario>(
            name: name, Scenario(parsing: text), content: ItemsScenario.sampleContent)
        return ComparisonPage(comparison).html.text
    }
}

/// A page, read strictly, as XML is.
private final class Markup: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    private(set) var elements: [Element] = []
    private(set) var text = ""
    private(set) var problem: String?

    init(_ page: String) {
        super.init()
        let parser = XMLParser(data: Foundation.Data(page.utf8))
        parser.delegate = self
        if !parser.parse() {
            problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        text += characters
    }
}
