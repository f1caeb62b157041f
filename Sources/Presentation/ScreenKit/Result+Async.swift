extension Result {
    /// What an asynchronous call returned or threw, its error type kept.
    @MainActor
    init(catching body: @MainActor () async throws(Failure) -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
