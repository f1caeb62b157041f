public import Domain
public import Presentation

public enum SearchIntent: Equatable, Sendable {
    case queryChanged(String)
}

public enum SearchAction: Sendable {
    case searchResponse(Result<CityWeather?, Problem>)
}

/// The search, as MVI: takes ``SearchIntent``, holds ``SearchState``, emits nothing.
public typealias SearchStore = Store<SearchReducer>

/// The rules of the search, as MVI.
public struct SearchReducer: @MainActor Reducer {
    private let useCases: SearchUseCases
    private let delay: any Delay

    public enum EffectID: Hashable, Sendable { case search }

    public init(useCases: SearchUseCases, delay: any Delay) {
        self.useCases = useCases
        self.delay = delay
    }

    public func reduce(_ state: inout SearchState, intent: SearchIntent) -> Effect<Self> {
        switch intent {
        case .queryChanged(let query):
            guard query != state.query else { return .none }
            state.query = query
            guard let name = state.name else {
                state.loading = .never
                state.weather = nil
                return .cancel(.search)
            }
            state.loading = .loading
            return .read(.search) { [useCases, delay] () throws(Problem) in
                do { try await delay.wait(for: SearchState.pause) } catch { throw .cancelled }
                guard let city = try await useCases.findCity(name) else { return nil }
                guard !Task.isCancelled else { throw .cancelled }
                return CityWeather(city: city, degrees: try await useCases.getDegrees(city.id))
            } as: {
                .searchResponse($0)
            }
        }
    }

    public func reduce(_ state: inout SearchState, action: SearchAction) -> Effect<Self> {
        switch action {
        case .searchResponse(.success(let weather)):
            state.loading = .loaded
            state.weather = weather

        case .searchResponse(.failure(let error)):
            state.loading = .failed(error)
            state.weather = nil
        }
        return .none
    }
}
