public import Domain

/// An event of the owners screen. The parent passes it to each screen whose rows refer to owners.
public enum OwnersEvent: Equatable, Sendable {
    /// A delete has ended. If it has failed, it may have changed some of the rows that refer to this owner.
    case deleteEnded(Owner.ID, isDeleted: Bool)
}
