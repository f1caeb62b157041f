extension Result {
    /// What an asynchronous call returned or threw, its error type kept.
    init(catching body: () async throws(Failure) -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
