public import Domain

/// Sent by effects only: the answers that come back to the users screen.
public enum UsersAction: Sendable {
    case loadResponse(Result<[User], UserError>)
}
