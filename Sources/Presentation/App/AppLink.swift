import Domain
import Foundation

/// A link into the app, such as `sidebyside://items/b` or `sidebyside://items`.
public struct AppLink: Codable, Equatable, Sendable {
    public let tab: MainTab
    /// The id of the value to show in a detail screen. If it is nil, only the tab opens. A tab without
    /// detail screens ignores the id.
    public let id: String?

    public init(_ text: String) throws(AppLinkError) {
        let path = try LinkPath(text, like: "sidebyside://items/b")
        guard let tab = MainTab.allCases.first(where: { $0.rawValue.lowercased() == path.name })
        else { throw path.refused }
        self.tab = tab
        id = path.id
    }
}

/// The parts of a link of an app: the place to open, and the id of the value to show there.
public struct LinkPath {
    /// In small letters.
    public let name: String
    public let id: String?
    /// The error for a link with a name or an id that the app does not have.
    public let refused: AppLinkError

    /// In the id, `%20` is a blank, `%2F` a slash, and so on. Before the id, the case of letters is
    /// ignored. Blanks and invisible characters around the link are ignored.
    ///
    /// Rejects a text of more than 1,000 bytes, a scheme other than the scheme of the example, and an id
    /// with control characters. The error contains the example.
    public init(_ text: String, like example: String) throws(AppLinkError) {
        refused = AppLinkError(text: text, example: example)
        guard text.utf8.count <= 1000,
            let link = text.trimmed.wholeMatch(of: /([^:\/]+):\/\/([^\/]+)(?:\/([^\/?#]*))?\/?/),
            example.hasPrefix("\(link.1.lowercased())://"),
            let id = String(link.3 ?? "").removingPercentEncoding,
            !id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw refused }
        name = link.2.lowercased()
        self.id = id.isEmpty ? nil : id
    }
}

/// A text that is not a link of this app.
public struct AppLinkError: Error, Equatable {
    let text: String
    let example: String

    public var message: String {
        "“\(text.oneLine(limit: 100))” is no link of this app, such as \(example)."
    }
}
