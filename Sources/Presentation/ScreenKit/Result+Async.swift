extension Result {
    /// What an asynchronous call returned or threw, its error type kept.
    ///
    /// On the main actor, where work begins: from anywhere else, the call would take a detour by way of
    /// the concurrent pool.
    @MainActor
    init(catching body: @MainActor () async throws(Failure) -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
