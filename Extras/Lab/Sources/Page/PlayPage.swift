import Domain
import Foundation

/// The page with all games: one file that needs no other file.
package struct PlayPage: Encodable {
    let games: [Game]
    /// The names of the items and users that the page shows, by id.
    private let names = Dictionary(
        uniqueKeysWithValues: (Item.samples + Item.fruitOfBo).map { ($0.id, $0.name) }
            + (User.samples + User.people).map { ($0.id, $0.name) })

    /// The text of the article whose advice and prices the page shows.
    private let article: String

    package init(games: [Game]) throws {
        self.games = games
        article = try Files.text("../../../Sources/Presentation/Presentation.docc/Choosing.md")
            .replacing(/(\w)'(\w)/) { "\($0.1)’\($0.2)" }
    }

    /// The whole page. A random nonce allows only the page's own script and style sheet, and the page can
    /// fetch nothing. This protects even if a text is not escaped.
    package func html(recorded: Recorded? = nil, address: String? = nil) throws -> String {
        let nonce = UUID().uuidString
        let policy = """
            default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; \
            base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
            trusted-types 'none'
            """
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = String(decoding: try encoder.encode(self), as: UTF8.self)
        let parts = [
            "policy": policy, "nonce": nonce,
            "address": address.map { " data-address=\"\($0)\"" } ?? "",
            "style": try ["phone", "look", "verdict", "choose"].map { try Self.web("\($0).css") }
                .joined(),
            "choose": try Self.web("choose.html"),
            "script": try Modules { try Self.web("\($0).mjs") }.joined(from: "main"),
            "levels": Self.withoutTags(try Self.web("levels.json")),
            "data": Self.withoutTags(data), "recorded": Self.withoutTags(recorded?.json ?? "null"),
        ]
        // All parts are inserted in one pass, so that a name in braces inside a part is not replaced.
        return try Self.web("play.html")
            .replacing(/{(\w+)}/) { parts[String($0.1)] ?? String($0.0) }
    }

    private static func web(_ name: String) throws -> String { try Files.text("Page/Web/\(name)") }

    /// JSON that contains no tag. The text is compared by scalars, because `<` and a combining mark can be
    /// one character.
    static func withoutTags(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { text, scalar in
            let isTag = "<&>".unicodeScalars.contains(scalar)
            text += isTag ? "\\u00\(String(scalar.value, radix: 16))" : String(scalar)
        }
    }
}
