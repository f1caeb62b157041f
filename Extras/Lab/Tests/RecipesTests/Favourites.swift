import Domain
import Presentation
import Recipes

@testable import Explorer
@testable import Scenarios

/// Two songs with stars: the first goes and comes back, the second stays.
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
        case load
        case tap(FavouriteSong.ID)
    }

    nonisolated static let name = "favourite"
    nonisolated static let exploredSteps: [Step] = [.load, .tap(0), .tap(1)]

    /// The list is there; and the first song has gone while two taps were being written.
    nonisolated static let beginnings: [[ScenarioStep<Step>]] = [
        [.input(.load), .answer(1, .ok)],
        [
            .input(.load), .answer(1, .ok), .input(.tap(0)), .input(.tap(0)), .input(.load),
            .answer(3, .ok),
        ],
    ]

    static func makeViewModel(_ songs: ControlledSongs) -> Screen<Favourites> {
        let viewModel = FavouritesViewModel(useCases: songs.useCases)
        return Screen(model: viewModel) {
            State(rows: viewModel.rows.map(\.state), error: viewModel.error)
        } perform: { step in
            switch step {
            case .load: viewModel.load().finish
            case .tap(let id): viewModel.rows.first { $0.state.id == id }?.toggle().finish
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
            case .tap(let id): store.send(.row(id, .starTapped))?.finish
            }
        }
    }

    nonisolated static let properties: [Property<Favourites>] = [
        Property("One write of a song is open at most") { history in
            [0, 1].filter { id in history.open.count { $0.name.hasPrefix("star \(id) ") } > 1 }
        },
        Property("When all is answered, a row that has stayed shows the star of the server") {
            history in
            let writes = history.answers.filter { $0.request.name.hasPrefix("star 1 ") }
            let isOn = writes.compactMap { $0.value(FavouriteStar.self) }.last?.isOn ?? false
            let isSettled = !history.open.contains(where: \.isAwaited)
            return history.state.rows.filter { isSettled && $0.id == 1 && $0.isOn != isOn }
        },
    ]
}

/// Turns a star when it answers. Each second list is without the first song.
final class ControlledSongs: Service {
    private var stars = Array(repeating: FavouriteStar(isOn: false, version: 0), count: 2)
    private var loads = 0

    override var content: String { "\(stars.map { "\($0.isOn) \($0.version)" }) \(loads % 2)" }

    var useCases: FavouriteUseCases {
        FavouriteUseCases { [self] () throws(Problem) in
            let title = requests.readName("Song")
            let found = stars.indices.dropFirst(loads % 2).map {
                FavouriteSong(id: $0, title: title, star: stars[$0])
            }
            loads += 1
            return try await requests.result(of: "load") { () throws(Problem) in found }
        } setStar: { [self] id, isOn throws(Problem) in
            try await requests.result(of: "star \(id) \(isOn)", .write) { () throws(Problem) in
                stars[id] = FavouriteStar(isOn: isOn, version: stars[id].version + 1)
                return stars[id]
            }
        }
    }
}
