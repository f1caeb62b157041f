import Domain

extension ItemsState {
    /// Nil when there are items to show.
    var placeholder: ListPlaceholder? {
        guard visibleItems.isEmpty else { return nil }
        return ListPlaceholder(isLoading: isLoading, failure: error?.message)
    }

    /// The error, where there are items to show it over. Where there are none, the placeholder shows it.
    var alertError: ItemError? {
        visibleItems.isEmpty ? nil : error
    }
}
