import Domain

extension UsersState {
    /// Nil when there are users to show.
    var placeholder: ListPlaceholder? {
        if users.isEmpty {
            return ListPlaceholder(isLoading: isLoading, failure: error?.message)
        }
        return visibleUsers.isEmpty ? .noMatches(query: query) : nil
    }

    /// The error, where there are users to show it over. Where there are none, the placeholder shows it.
    var alertError: UserError? {
        users.isEmpty ? nil : error
    }

    /// Nil when there is no such user.
    func user(_ id: User.ID) -> User? {
        users.first { $0.id == id }
    }
}
