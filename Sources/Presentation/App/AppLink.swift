public import Domain
import Foundation

/// Where a link leads: `sidebyside://items/b`, `sidebyside://items`.
public struct AppLink: Equatable, Sendable {
    public let tab: MainTab
    /// The detail to open there; nil for the tab as it is. A tab without details ignores it.
    public let id: String?

    /// A longer text is no link of this app, which makes none.
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
