public import Domain
import Foundation

/// All that the users screen knows; the filtered list is derived.
public struct UsersState: Equatable, Sendable {
    /// All users as last answered, in stored order.
    public var users: [User] = []
    public var query = ""
    public var isLoading = false
    public var error: UserError?

    public init() {}
}

extension UsersState {
    /// The users whose names contain the query. Case, accents and spaces around it do not matter.
    public var visibleUsers: [User] {
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return users }
        return users.filter {
            $0.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
