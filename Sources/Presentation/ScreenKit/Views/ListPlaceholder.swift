/// What takes the place of a list that has nothing to show.
enum ListPlaceholder: Equatable {
    case loading
    case failed(String)
    /// There is nothing.
    case empty
    /// There is something, but nothing that was searched for.
    case noMatches(query: String)

    /// For a list without rows: it is being loaded, could not be, or is empty.
    init(isLoading: Bool, failure: String?) {
        if isLoading {
            self = .loading
        } else if let failure {
            self = .failed(failure)
        } else {
            self = .empty
        }
    }
}
