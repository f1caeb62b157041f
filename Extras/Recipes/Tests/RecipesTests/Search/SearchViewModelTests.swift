import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SearchReducerTests`.
@Suite("The search, as a view model", .timeLimit(.minutes(1)))
@MainActor
struct SearchViewModelTests {
    private let service = ControlledSearch()
    private let viewModel: SearchViewModel

    init() {
        viewModel = SearchViewModel(useCases: service.useCases, delay: service.delay)
    }

    @Test("One search after the last letter: the city, then its weather")
    func search() async {
        viewModel.query = "Ber"
        await wait { service.delay.open == 1 }
        let searching = viewModel.search(for: "Bern ")
        await service.find(.bern)
        #expect(viewModel.state.loading == .loading)
        await service.degrees.answer(searching, .success(21))
        #expect(viewModel.state.weather == CityWeather(city: .bern, degrees: 21))
        #expect(service.cities.count == 1)
    }

    @Test("A city that comes late asks for no weather; nor does one that there is not")
    func noWeather() async {
        viewModel.query = "Bern"
        await service.delay.pass(1)
        await service.cities.arrive(1)
        let searching = viewModel.search(for: "Atlantis")
        await service.cities.answer(1, .success(.bern))
        await service.delay.pass(2)
        await service.cities.answer(searching, .success(nil))
        #expect(viewModel.state.hasNoMatch)
        #expect(service.degrees.count == 0)
    }

    @Test("An emptied query clears the result at once, and no late answer brings it back")
    func emptied() async {
        await service.degrees.answer(await ask(.bern), .success(21))
        await ask(.oslo)
        #expect(viewModel.state.weather?.city == .bern)
        viewModel.query = " "
        #expect(viewModel.state.weather == nil)
        #expect(viewModel.state.loading == .never)
        await service.degrees.answer(2, .success(9))
        #expect(viewModel.state.weather == nil)
    }

    @Test("A search that fails shows why, and nothing older beside it")
    func fails() async {
        await service.degrees.answer(await ask(.bern), .success(21))
        await service.degrees.answer(await ask(.oslo), .failure(.unavailable("Offline.")))
        #expect(viewModel.state.loading == .failed(.unavailable("Offline.")))
        #expect(viewModel.state.weather == nil)
    }

    /// Returns when the city has been found, and its weather is asked for.
    @discardableResult
    private func ask(_ city: City) async -> ScreenTask? {
        let searching = viewModel.search(for: city.name)
        await service.find(city)
        return searching
    }
}
