public import Domain
import Foundation

/// A link into the app, such as `sidebyside://items/b` or `sidebyside://items`.
public struct AppLink: Equatable, Sendable {
    public let tab: MainTab
    /// The id of the value to show in a detail screen; nil opens only the tab. A tab without detail
    /// screens ignores the id.
    public let id: String?

    /// In the id, `%20` is a blank, `%2F` a slash, and so on. Before the id, upper and lower case make no
    /// difference. Blanks and invisible characters around the link are ignored.
    ///
    /// Rejects texts of more than 1,000 bytes, because no link of this app is that long, and ids with
    /// control characters.
    public init(_ text: String) throws(AppLinkError) {
        guard text.utf8.count <= 1000,
            let link = text.trimmed.wholeMatch(
                of: /(?i:sidebyside):\/\/([^\/]+)(?:\/([^\/?#]*))?\/?/),
            case let name = link.1.lowercased(),
            let tab = MainTab.allCases.first(where: { $0.rawValue.lowercased() == name }),
            let id = String(link.2 ?? "").removingPercentEncoding,
            !id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw AppLinkError(text: text) }
        self.tab = tab
        self.id = id.isEmpty ? nil : id
    }
}

/// A text that is not a link of this app.
public struct AppLinkError: Error, Equatable {
    let text: String
}
