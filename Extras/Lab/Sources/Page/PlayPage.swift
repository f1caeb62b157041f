import Domain
import Foundation

/// The page in which all games can be played: one file that needs nothing else.
package struct PlayPage: Encodable {
    let games: [Game]
    /// Names on the screens, by the ids of the scenarios.
    private let names = Dictionary(
        uniqueKeysWithValues: (Item.samples + Item.fruitOfBo).map { ($0.id, $0.name) }
            + (User.samples + User.people).map { ($0.id, $0.name) })

    package init(games: [Game]) { self.games = games }

    /// The whole page. Only its own script and style sheet are allowed, by a word that nobody can guess,
    /// and nothing may be fetched, not even if an escape were missing.
    package func html(recorded: Recorded? = nil) throws -> String {
        let nonce = UUID().uuidString
        let policy = """
            default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; \
            base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
            trusted-types 'none'
            """
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = Self.text([UInt8](try encoder.encode(self)))
        let style =
            PackageResources.phone_css + PackageResources.look_css + PackageResources.choose_css
        let modules = Modules(
            [
                "address": PackageResources.address_mjs, "advice": PackageResources.advice_mjs,
                "chance": PackageResources.chance_mjs, "choose": PackageResources.choose_mjs,
                "fly": PackageResources.fly_mjs, "games": PackageResources.games_mjs,
                "graph": PackageResources.graph_mjs, "looks": PackageResources.looks_mjs,
                "main": PackageResources.main_mjs, "map": PackageResources.map_mjs,
                "panels": PackageResources.panels_mjs, "phone": PackageResources.phone_mjs,
                "score": PackageResources.score_mjs, "tell": PackageResources.tell_mjs,
                "wire": PackageResources.wire_mjs, "words": PackageResources.words_mjs,
            ].mapValues(Self.text))
        let parts = [
            "policy": policy, "nonce": nonce, "style": Self.text(style),
            "choose": Self.text(PackageResources.choose_html),
            "script": modules.joined(from: "main"),
            "levels": Self.withoutTags(Self.text(PackageResources.levels_json)),
            "data": Self.withoutTags(data), "recorded": Self.withoutTags(recorded?.json ?? "null"),
        ]
        // In one go, so that nothing is looked for in what was put in.
        return Self.text(PackageResources.play_html)
            .replacing(/{(\w+)}/) { parts[String($0.1)] ?? String($0.0) }
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
