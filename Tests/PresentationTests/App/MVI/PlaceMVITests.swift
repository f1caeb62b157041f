import Domain
import Presentation
import Testing

@Suite("Where links and restoration lead, in stores", .timeLimit(.minutes(1)))
@MainActor
struct PlaceMVITests {
    @Test("Each rule", arguments: PlaceContract.allCases)
    func rule(_ rule: PlaceContract) async throws {
        try await PlaceChecks { $0.makeAppStore() }.check(rule)
    }
}

extension AppStore: PlacedApp {
    var place: Place? { state.place }
    func start() -> Task<Void, Never> { send(.started) ?? Task {} }
    func load() { send(.main(.loadRequested)) }
    func openLink(_ link: AppLink) -> Task<Void, Never>? { send(.linkOpened(link)) }
    func logOut() -> Task<Void, Never>? { send(.logOutTapped) }
}
