import Foundation
import Scenarios
import Testing

@testable import DemoCLI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A comparison is one page that needs nothing else", .timeLimit(.minutes(5)))
@MainActor
struct ComparisonPageTests {
    @Test("The program writes it", arguments: Features.all.map { $0.name })
    func program(feature: String) throws {
        let outcome = try Sandbox().run("DemoCLI compare --feature \(feature) --format=html")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("<!DOCTYPE html>"))
        #expect(Markup(outcome.output).problem == nil)
        #expect(!outcome.output.contains("enigma"))
    }

    @Test("Nothing is fetched and nothing runs, and the page forbids both")
    func policy() async throws {
        let page = try await page("load\nanswer 1 ok")
        for word in ["<script", "http:", "https:", "url(", "@import", "src=\""] {
            #expect(!page.contains(word))
        }
        let links = Markup(page).elements.compactMap { $0.attributes["href"] }
        #expect(links == ["play.html#items:load;answer%201%20ok"])
        let policy = Markup(page).elements.first { $0.attributes["http-equiv"] != nil }
        #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; ") == true)
    }

    @Test("What is put in is text, whatever stands before it")
    func escaping() async throws {
        // To Swift, each of these is one character with what follows it.
        let prepended = (0...0x1_FFFF).compactMap(Unicode.Scalar.init).filter {
            "\($0)<".count == 1 && $0.properties.generalCategory != .control
        }
        #expect(prepended.count > 20)
        let evil = prepended.map { "\($0)<img src=x onerror='a'> & \"b\"" }.joined()
        let page = try await page("# \(evil)\nload\nanswer 1 fail \(evil)", name: evil)
        #expect(
            !page.unicodeScalars.split(separator: "<").contains {
                $0.starts(with: "img".unicodeScalars)
            })
        #expect(page.contains("&lt;img src=x onerror=&#39;a&#39;&gt; &amp; &quot;b&quot;"))
        #expect(Markup(page).problem == nil)
    }

    @Test("A race is two lines that cross")
    func race() async throws {
        let page = try await page("load\nload\nanswer 2 ok\nanswer 1 fail Too late.")
        let markup = Markup(page)
        #expect(markup.problem == nil)
        let lines = markup.elements.filter { $0.name == "line" }.compactMap {
            $0.attributes["class"]
        }
        #expect(Set(lines) == ["request-0", "request-0 cancelled", "request-1"])
        let words = markup.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("opens 2 load"))
        #expect(words.contains("cancels 1 load"))
        #expect(words.contains("answers 1 load, which was cancelled"))
        // In a table, too: opened by step 1, cancelled by step 2, answered by step 4.
        #expect(words.contains("1 load1 load2 load4 answer 1 fail Too late."))
    }

    private func page(_ text: String, name: String = "test") async throws -> String {
        ComparisonPage(try await .playing(text, name: name)).html.text
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
