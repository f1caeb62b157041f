import Domain

extension UsersState {
    /// Nil when there are users to show.
    var placeholder: ListPlaceholder? {
        if !users.isEmpty && visibleUsers.isEmpty { return .noMatches(query: query) }
        guard users.isEmpty else { return nil }
        return ListPlaceholder(isLoading: isLoading, failure: error?.message)
    }

    /// The error, where there are users to show it over. Where there are none, the placeholder shows it.
    var alertError: UserError? {
        users.isEmpty ? nil : error
    }
}
