import Foundation
import Presentation
import Testing

@Suite("A link says which tab, and what in it")
struct AppLinkTests {
    @Test(
        "Each tab has a link, and what is in it",
        arguments: MainTab.allCases.map { ("sidebyside://\($0)/2", $0, "2") } + [
            ("SideBySide://items/A%20b%2Fc", .items, "A b/c"),
            ("sidebyside://items/b/", .items, "b"), ("sidebyside://items", .items, nil),
            ("sidebyside://Items/B", .items, "B"), ("SIDEBYSIDE://USERS/", .users, nil),
            (" \u{FEFF}\tsidebyside://items/b%20c d@x:1\u{200B}\r\n", .items, "b c d@x:1"),
        ] as [(String, MainTab, String?)])
    func link(text: String, tab: MainTab, id: String?) throws {
        let link = try AppLink(text)
        #expect(link.tab == tab)
        #expect(link.id == id)
    }

    @Test(
        "What is no link of this app is refused, in one line",
        arguments: [
            "", "items/b", "http://items/b", "sidebyside:items", "sidebyside://",
            "sidebyside://cart", "side://items/b",
            "sidebyside://items/a/b", "sidebyside://items?a=b", "sidebyside:///items",
            "sidebyside://al@items/b", "sidebyside://items/b#c", "sidebyside://items:80/b",
        ] + ["%", "100%", "%zz", "%ff", "b%0A", "%00", "%C2%85"].map { "sidebyside://items/\($0)" })
    func noLink(text: String) {
        let error = #expect(throws: AppLinkError.self) { try AppLink(text) }
        #expect(error?.message == "“\(text)” is no link of this app, such as sidebyside://items/b.")
    }

    @Test("Every id has a link", arguments: ["a b", " ä ", "👨‍👩‍👧", "100%20", "a/b", "..", "?b#c@:"])
    func anyID(id: String) throws {
        let escaped = try #require(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(try AppLink("sidebyside://items/" + escaped).id == id)
    }

    @Test("A link that is too long is refused; the error shows it cut and escaped")
    func hostile() {
        let start = "sidebyside://items/"
        let text = start + "\u{202E}\n\n" + String(repeating: "x", count: 1000)
        let error = #expect(throws: AppLinkError.self) { try AppLink(text) }
        let end = String(repeating: "x", count: 97 - start.count)
        let shown = start + #"\u202e\u000a\u000a"# + end
        #expect(error?.message.hasPrefix("“\(shown)…” is no link") == true)
        let longest = String(repeating: "x", count: 1000 - start.count)
        #expect(throws: Never.self) { try AppLink(start + longest) }
    }
}
