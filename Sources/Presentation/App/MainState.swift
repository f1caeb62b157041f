public import Domain

/// All that there is while somebody is logged in.
public struct MainState: Equatable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var tab = MainTab.items
    /// The users that have been navigated to, the one in front last.
    public var path: [User.ID] = []

    public init(session: Session) {
        self.session = session
    }
}

/// The tabs, in their order.
public enum MainTab: String, CaseIterable, Sendable {
    case items
    case users
    case counter
}

extension MainState {
    /// The number on the tab of the items.
    public var itemCount: Int { items.visibleItems.count }
}
