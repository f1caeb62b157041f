import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SearchViewModelTests`.
@Suite("The search, as a reducer", .timeLimit(.minutes(1)))
@MainActor
struct SearchReducerTests {
    private let service = ControlledSearch()
    private let store: SearchStore

    init() {
        let reducer = SearchReducer(useCases: service.useCases, delay: service.delay)
        store = SearchStore(SearchState(), reducer: reducer)
    }

    @Test("One search after the last letter: the city, then its weather")
    func search() async {
        store.send(.queryChanged("Ber"))
        await wait { service.delay.open == 1 }
        let searching = store.send(.queryChanged("Bern "))
        await service.find(.bern)
        #expect(store.state.loading == .loading)
        await service.degrees.answer(searching, .success(21))
        #expect(store.state.weather == CityWeather(city: .bern, degrees: 21))
        #expect(service.cities.count == 1)
    }

    @Test("A city that comes late asks for no weather; nor does one that there is not")
    func noWeather() async {
        store.send(.queryChanged("Bern"))
        await service.delay.pass(1)
        await service.cities.arrive(1)
        let searching = store.send(.queryChanged("Atlantis"))
        await service.cities.answer(1, .success(.bern))
        await service.delay.pass(2)
        await service.cities.answer(searching, .success(nil))
        #expect(store.state.hasNoMatch)
        #expect(service.degrees.count == 0)
    }

    @Test("An emptied query clears the result at once, and no late answer brings it back")
    func emptied() async {
        await service.degrees.answer(await ask(.bern), .success(21))
        await ask(.oslo)
        #expect(store.state.weather?.city == .bern)
        store.send(.queryChanged(" "))
        #expect(store.state.weather == nil)
        #expect(store.state.loading == .never)
        await service.degrees.answer(2, .success(9))
        #expect(store.state.weather == nil)
    }

    @Test("A search that fails shows why, and nothing older beside it")
    func fails() async {
        await service.degrees.answer(await ask(.bern), .success(21))
        await service.degrees.answer(await ask(.oslo), .failure(.unavailable("Offline.")))
        #expect(store.state.loading == .failed(.unavailable("Offline.")))
        #expect(store.state.weather == nil)
    }

    /// Returns when the city has been found, and its weather is asked for.
    @discardableResult
    private func ask(_ city: City) async -> ScreenTask? {
        let searching = store.send(.queryChanged(city.name))
        await service.find(city)
        return searching
    }
}
