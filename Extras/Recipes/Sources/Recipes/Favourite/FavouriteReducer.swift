public import Presentation

public enum FavouriteIntent: Equatable, Sendable {
    case starTapped
}

public enum FavouriteAction: Sendable {
    case starResponse(Result<FavouriteStar, Problem>)
}

/// The rules of a row with a star, as MVI. Its events are the errors that its parent shows.
public struct FavouriteReducer: @MainActor Reducer {
    public typealias Event = Problem

    private let useCases: FavouriteUseCases

    public enum EffectID: Hashable, Sendable { case star }

    public init(useCases: FavouriteUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout FavouriteState, intent: FavouriteIntent) -> Effect<Self> {
        switch intent {
        case .starTapped:
            let wish = state.tap()
            return .write(.star) { [useCases, id = state.id] () throws(Problem) in
                try await useCases.setStar(id, wish)
            } as: {
                .starResponse($0)
            }
        }
    }

    public func reduce(_ state: inout FavouriteState, action: FavouriteAction) -> Effect<Self> {
        switch action {
        case .starResponse(let answer): state.receive(answer).map { .emit($0) } ?? .none
        }
    }
}

public enum FavouritesIntent: Equatable, Sendable {
    case loadRequested
    case row(FavouriteSong.ID, FavouriteIntent)
}

public enum FavouritesAction: Sendable {
    case loadResponse(Result<[FavouriteSong], Problem>)
    case row(FavouriteSong.ID, FavouriteAction)
}

/// The list of rows with stars, as MVI.
public typealias FavouritesStore = Store<FavouritesReducer>

/// The rules of the list, as MVI. Each row is a child with its id.
public struct FavouritesReducer: @MainActor Reducer {
    private let useCases: FavouriteUseCases

    public enum EffectID: Hashable, Sendable { case load }

    public init(useCases: FavouriteUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout FavouritesState, intent: FavouritesIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.error = nil
            return .read(.load, useCases.getSongs, as: FavouritesAction.loadResponse)

        case .row(let id, let intent):
            return row(id).reduce(&state, intent: intent, onEvent: receive)
        }
    }

    public func reduce(_ state: inout FavouritesState, action: FavouritesAction) -> Effect<Self> {
        switch action {
        case .loadResponse(.success(let songs)):
            state.rows = Rows(
                songs.map { song in
                    var row = state.rows[id: song.id] ?? FavouriteState(song)
                    row.show(song)
                    return row
                })
            return .none

        case .loadResponse(.failure(let error)):
            state.error = error
            return .none

        case .row(let id, let action):
            return row(id).reduce(&state, action: action, onEvent: receive)
        }
    }

    private func row(_ id: FavouriteSong.ID) -> Child<Self, FavouriteReducer> {
        Child(FavouriteReducer(useCases: useCases), at: \.rows[id: id]) { .row(id, $0) }
    }

    private func receive(_ state: inout FavouritesState, _ error: Problem) -> Effect<Self> {
        state.error = error
        return .none
    }
}
