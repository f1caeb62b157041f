public import Domain

/// What comes back to the users screen.
public enum UsersAction: Sendable {
    case loadResponse(Result<[User], UserError>)
}
