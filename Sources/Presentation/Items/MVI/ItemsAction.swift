public import Domain

/// Sent by effects only: the answers that come back to the items screen.
public enum ItemsAction: Sendable {
    case loadResponse(Result<[Item], ItemError>)
    case deleteResponse(Item.ID, Result<Void, ItemError>)
}
