import Domain
import Foundation

/// The page in which all games can be played: one file that needs nothing else.
package struct PlayPage: Encodable {
    let games: [Game]
    /// Names on the screens, by the ids of the scenarios.
    private let names = Dictionary(
        uniqueKeysWithValues: Item.samples.map { ($0.id, $0.name) }
            + (User.samples + User.people).map { ($0.id, $0.name) })

    package init(games: [Game]) { self.games = games }

    /// The whole page. Only its own script and style sheet are allowed, by a word that nobody can guess,
    /// and nothing may be fetched, not even if an escape were missing.
    package func html() throws -> String {
        let nonce = UUID().uuidString
        let policy = """
            default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; \
            base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
            trusted-types 'none'
            """
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = Self.text([UInt8](try encoder.encode(self)))
        let style = PackageResources.look_css + PackageResources.phone_css
        let modules = Modules(
            [
                "address": PackageResources.address_mjs, "advice": PackageResources.advice_mjs,
                "dom": PackageResources.dom_mjs, "fly": PackageResources.fly_mjs,
                "found": PackageResources.found_mjs, "games": PackageResources.games_mjs,
                "graph": PackageResources.graph_mjs, "main": PackageResources.main_mjs,
                "phone": PackageResources.phone_mjs, "score": PackageResources.score_mjs,
                "tell": PackageResources.tell_mjs, "wire": PackageResources.wire_mjs,
                "words": PackageResources.words_mjs,
            ].mapValues(Self.text))
        // The data come last, so that nothing is looked for in them.
        return Self.text(PackageResources.play_html)
            .replacing("{policy}", with: policy).replacing("{nonce}", with: nonce)
            .replacing("{style}", with: Self.text(style))
            .replacing("{script}", with: modules.joined(from: "main"))
            .replacing("{levels}", with: Self.withoutTags(Self.text(PackageResources.levels_json)))
            .replacing("{data}", with: Self.withoutTags(data))
    }

    /// JSON in which no scalar can begin a tag. By scalar: a mark may be one character with a `<`.
    static func withoutTags(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "<" || scalar == "&" || scalar == ">" {
                text += "\\u00\(String(scalar.value, radix: 16))"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
