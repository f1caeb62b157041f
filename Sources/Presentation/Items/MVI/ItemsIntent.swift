public import Domain

/// Sent by the views of the items screen, one for each thing that the user can do.
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
