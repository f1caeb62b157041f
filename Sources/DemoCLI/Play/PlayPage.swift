import Foundation

/// The page in which all games can be played: one file that needs nothing else.
struct PlayPage: Encodable {
    /// The commit whose code was played; nil outside of a checkout.
    let commit: String?
    let games: [Game]

    /// The whole page. Its only script and style sheet are named by their hashes, and nothing may be
    /// fetched, not even if an escape were missing.
    func html() throws -> String {
        let style =
            PageStyle.palette + String(decoding: PackageResources.play_css, as: UTF8.self)
        let script = String(decoding: PackageResources.play_js, as: UTF8.self)
        let policy = """
            default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; \
            style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'; \
            require-trusted-types-for 'script'; trusted-types 'none'
            """
        let data = try JSON.text(self, inOneLine: true)
        let parts = [
            "{policy}": policy, "{style}": style, "{script}": script,
            "{data}": Self.withoutTags(data),
        ]
        let template = String(decoding: PackageResources.play_html, as: UTF8.self)
        return Self.filled(template, parts)
    }

    /// JSON in which no scalar can begin a tag. By scalar: a mark may be one character with a `<`.
    static func withoutTags(_ json: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if scalar == "<" || scalar == "&" || scalar == ">" {
                text.append(contentsOf: "\\u00\(String(scalar.value, radix: 16))".unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// Each part in place of its name, which stands in a line once; parts are not searched again.
    private static func filled(_ template: String, _ parts: [String: String]) -> String {
        var (text, rest) = ("", template[...])
        while let next = parts.keys.compactMap({ rest.range(of: $0) }).min(by: {
            $0.lowerBound < $1.lowerBound
        }) {
            text += rest[..<next.lowerBound] + (parts[String(rest[next])] ?? "")
            rest = rest[next.upperBound...]
        }
        return text + rest
    }
}
