public import Domain
import Foundation

/// A link into the app, such as `sidebyside://items/b` or `sidebyside://items`.
public struct AppLink: Equatable, Sendable {
    public let tab: MainTab
    /// The id of the value to show in a detail screen; nil opens only the tab. A tab without detail
    /// screens ignores the id.
    public let id: String?

    /// Rejects texts of more than 1,000 bytes, because no link of this app is that long.
    public init(_ text: String) throws(AppLinkError) {
        guard text.utf8.count <= 1000, let url = URL(string: text),
            url.scheme?.lowercased() == "sidebyside",
            url.port == nil, !text.contains(where: "@?#".contains),
            let tab = url.host.flatMap(MainTab.init)
        else { throw AppLinkError(text: text) }
        let ids = url.pathComponents.filter { $0 != "/" }
        guard ids.count < 2 else { throw AppLinkError(text: text) }
        self.tab = tab
        id = ids.first
    }
}

/// A text that is not a link of this app.
public struct AppLinkError: Error, Equatable {
    let text: String
}
