public import Domain
public import Observation
public import Presentation

/// The rules of the search, as MVVM.
@MainActor
@Observable
public final class SearchViewModel {
    public private(set) var state = SearchState()

    private let useCases: SearchUseCases
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case search }

    public init(useCases: SearchUseCases, delay: any Delay) {
        self.useCases = useCases
        self.delay = delay
    }

    /// The text of the search field.
    public var query: String {
        get { state.query }
        set { search(for: newValue) }
    }

    /// Looks for the city after a pause, and then for its weather. Returns nil if the query is empty, or
    /// if the text is the same as before: a field may set its text again when the focus moves.
    @discardableResult
    public func search(for query: String) -> ScreenTask? {
        guard query != state.query else { return nil }
        change {
            $0.query = query
            $0.loading = $0.name == nil ? .never : .loading
            if $0.name == nil { $0.weather = nil }
        }
        guard let name = state.name else {
            tasks.cancel(.search)
            return nil
        }
        return tasks.read(.search, for: self) { [useCases, delay] () throws(Problem) in
            do { try await delay.wait(for: SearchState.pause) } catch { throw .cancelled }
            guard let city = try await useCases.findCity(name) else { return nil }
            guard !Task.isCancelled else { throw .cancelled }
            return CityWeather(city: city, degrees: try await useCases.getDegrees(city.id))
        } receive: { (screen, result: Result<CityWeather?, Problem>) in
            screen.change { state in
                switch result {
                case .success(let weather):
                    state.loading = .loaded
                    state.weather = weather
                case .failure(let error):
                    state.loading = .failed(error)
                    state.weather = nil
                }
            }
        }
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change(_ update: (inout SearchState) -> Void) {
        update(&state)
    }
}
