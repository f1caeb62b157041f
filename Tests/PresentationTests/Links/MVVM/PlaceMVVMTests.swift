import Testing

@Suite("Where links and restoration lead, in view models", .timeLimit(.minutes(1)))
@MainActor
struct PlaceMVVMTests {
    @Test("Each rule", arguments: PlaceContract.allCases)
    func rule(_ rule: PlaceContract) async throws {
        try await PlaceChecks { $0.makeAppViewModel() }.check(rule)
    }
}
