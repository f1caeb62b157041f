extension Result {
    /// What a use case returned or threw, its error type kept.
    ///
    /// On the main actor, where effects begin, so that no hop comes before the call.
    @MainActor
    init(catching body: @MainActor () async throws(Failure) -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }

    /// What a use case returned or threw for this input.
    @MainActor
    init<Input>(
        catching body: @MainActor (Input) async throws(Failure) -> Success, for input: Input
    ) async {
        self = await Result { () async throws(Failure) in try await body(input) }
    }
}
