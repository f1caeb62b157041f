public import Domain

/// What the user can do on the items screen.
public enum ItemsIntent: Equatable, Sendable {
    case loadRequested
    case itemTapped(Item.ID)
    case selectionCleared
    case deleteTapped(Item.ID)
    /// Names the error that the user has read.
    case errorDismissed(ItemError)
}
