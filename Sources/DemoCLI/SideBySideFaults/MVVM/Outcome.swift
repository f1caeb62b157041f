/// What a use case returned or threw, its error type kept.
@MainActor
func outcome<Success, Failure>(
    of body: @MainActor () async throws(Failure) -> Success
) async -> Result<Success, Failure> {
    do throws(Failure) {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}

/// What a use case returned or threw for this input.
@MainActor
func outcome<Input, Success, Failure>(
    of body: @MainActor (Input) async throws(Failure) -> Success, for input: Input
) async -> Result<Success, Failure> {
    do throws(Failure) {
        return .success(try await body(input))
    } catch {
        return .failure(error)
    }
}
