public import Domain
import Foundation

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
