import Presentation
import Recipes
import Testing

@Suite("The search, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct SearchTests {
    private let service = ControlledSearch()

    @Test(
        "After the last letter, one search: the city, then its weather", arguments: Pattern.allCases
    )
    func search(_ pattern: Pattern) async {
        let screen = SearchScreen(pattern, service)
        _ = screen.search("Ber")
        await service.delay.arrive(1)
        let searching = await service.find(.bern, screen.search("Bern "))
        #expect(screen.state().loading == .loading)
        await service.degrees.answer(searching, .success(21))
        #expect(screen.state().weather == CityWeather(city: .bern, degrees: 21))
        #expect(service.cities.count == 1)
    }

    @Test(
        "For a late answer or an unknown city, the weather is not requested",
        arguments: Pattern.allCases)
    func noWeather(_ pattern: Pattern) async {
        let screen = SearchScreen(pattern, service)
        _ = screen.search("Bern")
        await service.delay.pass(1)
        await service.cities.arrive(1)
        let searching = screen.search("Atlantis")
        await service.cities.answer(1, .success(.bern))
        await service.delay.pass(2)
        await service.cities.answer(searching, .success(nil))
        #expect(screen.state().hasNoMatch)
        #expect(service.degrees.count == 0)
    }

    @Test(
        "An empty query clears the result, and no late answer brings it back",
        arguments: Pattern.allCases)
    func emptied(_ pattern: Pattern) async {
        let screen = SearchScreen(pattern, service)
        let searching = await service.find(.bern, screen.search("Bern"))
        await service.degrees.answer(searching, .success(21))
        await service.find(.oslo, screen.search("Oslo"))
        #expect(screen.state().weather?.city == .bern)
        _ = screen.search(" ")
        #expect(screen.state().weather == nil)
        #expect(screen.state().loading == .never)
        await service.degrees.answer(2, .success(9))
        #expect(screen.state().weather == nil)
    }

    @Test("A failed search shows the error, and no older weather", arguments: Pattern.allCases)
    func fails(_ pattern: Pattern) async {
        let screen = SearchScreen(pattern, service)
        let searching = await service.find(.bern, screen.search("Bern"))
        await service.degrees.answer(searching, .success(21))
        let again = await service.find(.oslo, screen.search("Oslo"))
        await service.degrees.answer(again, .failure(.offline))
        #expect(screen.search("Oslo") == nil, "The same text is no edit.")
        #expect(screen.state().loading == .failed(.offline))
        #expect(screen.state().weather == nil)
    }
}
