public import Domain

/// What the user can do on the items screen.
public enum ItemsIntent: Equatable, Sendable {
    case loadRequested
    case itemTapped(Item.ID)
    case selectionCleared
    /// A link leads to this item, which need not have been loaded.
    case linkOpened(Item.ID)
    case deleteTapped(Item.ID)
    /// Names the error that the user has read.
    case errorDismissed(ItemError)
}
