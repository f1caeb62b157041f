import Domain
import Presentation
import Recipes

@testable import Explorer
@testable import Scenarios

/// Two songs with stars. The first song disappears from the list and comes back, and its star is tapped.
enum Favourites: Recipe {
    typealias UseCases = ControlledSongs

    struct State: ScreenState {
        let rows: [FavouriteState]
        let error: Problem?

        var fields: [ScreenField] {
            rows.map { ScreenField("song \($0.id)", .text("\($0.song.title) \($0.isOn)")) }
                + [ScreenField("error", .text(error?.message))]
        }
    }

    enum Step: Equatable, Sendable {
        /// A tap hits the star of the first song.
        case load, tap
    }

    nonisolated static let name = "favourite"
    nonisolated static let walkSteps: [Step] = [.load, .tap]

    static func makeViewModel(_ songs: ControlledSongs) -> Screen<Favourites> {
        let viewModel = FavouritesViewModel(useCases: songs.useCases)
        return Screen(model: viewModel) {
            State(rows: viewModel.rows.map(\.state), error: viewModel.error)
        } perform: { step in
            switch step {
            case .load: viewModel.load().finish
            case .tap: viewModel.rows.first { $0.state.id == 0 }?.toggle().finish
            }
        }
    }

    static func makeStore(_ songs: ControlledSongs) -> Screen<Favourites> {
        let reducer = FavouritesReducer(useCases: songs.useCases)
        let store = FavouritesStore(FavouritesState(), reducer: reducer)
        return Screen(model: store) {
            State(rows: store.state.rows.all, error: store.state.error)
        } perform: { step in
            switch step {
            case .load: store.send(.loadRequested)?.finish
            case .tap: store.send(.row(0, .starTapped))?.finish
            }
        }
    }

    nonisolated static let properties: [Property<Favourites>] = [
        Property("Each song has at most one open write") { history in
            history.open.filter { $0.kind == .write }.dropFirst().map(\.name)
        },
        Property("When all is answered, a row that has stayed shows the server's star") {
            history in
            let isSettled = !history.open.contains(where: \.isAwaited)
            let lists = history.moments.map(\.state.rows.count).drop { $0 == 0 }
            let isOn = history.answers.compactMap { $0.value(FavouriteStar.self) }.last?.isOn
            return history.state.rows.filter { row in
                isSettled && !lists.contains(1) && row.isOn != (row.id == 0 && isOn == true)
            }
        },
    ]
}

/// A service that changes a star when it answers. Every third list lacks the first song.
final class ControlledSongs: Service {
    private var stars = Array(repeating: FavouriteStar(isOn: false, version: 0), count: 2)
    private var loads = 0

    var useCases: FavouriteUseCases {
        FavouriteUseCases { [self] () throws(Problem) in
            let title = requests.readName("Song")
            let found = stars.indices.dropFirst(loads % 3 / 2).map {
                FavouriteSong(id: $0, title: title, star: stars[$0])
            }
            loads += 1
            return try await requests.result(of: "load") { _ throws(Problem) in found }
        } setStar: { [self] id, isOn throws(Problem) in
            try await requests.result(of: "star \(id) \(isOn)", .write) { _ throws(Problem) in
                stars[id] = FavouriteStar(isOn: isOn, version: stars[id].version + 1)
                return stars[id]
            }
        }
    }
}
