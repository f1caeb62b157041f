import Testing

@Suite("Where links and restoration lead, in stores", .timeLimit(.minutes(1)))
@MainActor
struct PlaceMVITests {
    @Test("Each rule", arguments: PlaceContract.allCases)
    func rule(_ rule: PlaceContract) async throws {
        try await PlaceChecks { $0.makeAppStore() }.check(rule)
    }
}
