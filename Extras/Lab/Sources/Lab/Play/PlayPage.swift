import Domain
import Foundation

/// The page in which all games can be played: one file that needs nothing else.
struct PlayPage: Encodable {
    let games: [Game]
    /// Names on the screens, by the ids of the scenarios.
    private let names = Dictionary(
        uniqueKeysWithValues: Item.samples.map { ($0.id, $0.name) }
            + User.samples.map { ($0.id, $0.name) })

    init(games: [Game]) { self.games = games }

    /// The whole page. Only its own script and style sheet are allowed, by a word that nobody can guess,
    /// and nothing may be fetched, not even if an escape were missing.
    func html() throws -> String {
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
        // The data come last, so that nothing is looked for in them.
        return Self.text(PackageResources.play_html)
            .replacing("{policy}", with: policy).replacing("{nonce}", with: nonce)
            .replacing("{style}", with: Self.text(style))
            .replacing("{script}", with: Self.script)
            .replacing("{data}", with: Self.withoutTags(data))
    }

    /// The modules as one: each comes after those that it needs, so nothing is left to import.
    private static var script: String {
        [
            PackageResources.graph_mjs, PackageResources.words_mjs, PackageResources.address_mjs,
            PackageResources.dom_mjs, PackageResources.phone_mjs, PackageResources.wire_mjs,
            PackageResources.found_mjs, PackageResources.main_mjs,
        ]
        .map { module in
            text(module).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }.joined(separator: "\n")
        }
        .joined()
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
