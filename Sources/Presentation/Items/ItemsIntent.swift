public import Domain

/// What the user can do on the items screen.
public enum ItemsIntent: Equatable, Sendable {
    case loadRequested
    case itemTapped(Item.ID)
    case selectionCleared
    case deleteTapped(Item.ID)
    case errorDismissed
}
