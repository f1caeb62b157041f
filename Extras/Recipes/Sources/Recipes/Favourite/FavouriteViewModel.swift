public import Observation
public import Presentation

/// A row with a star, as MVVM. Its events are the errors that its parent shows.
@MainActor
@Observable
public final class FavouriteViewModel: Identifiable {
    public private(set) var state: FavouriteState
    public let events = Events<Problem>()

    private let useCases: FavouriteUseCases
    private let tasks: ScreenTasks<FavouriteSong.ID>

    /// All rows get the same `tasks`. So if a row disappears and comes back, its new writes wait for
    /// its old writes.
    public init(
        _ song: FavouriteSong, useCases: FavouriteUseCases, tasks: ScreenTasks<FavouriteSong.ID>
    ) {
        (state, self.useCases, self.tasks) = (FavouriteState(song), useCases, tasks)
    }

    /// Switches the star on or off at once. The writes of all taps are sent one after the other, so
    /// the last tap counts.
    @discardableResult
    public func toggle() -> ScreenTask {
        let wish = state.tap()
        return tasks.write(state.id, for: self) { [useCases, id = state.id] () throws(Problem) in
            try await useCases.setStar(id, wish)
        } receive: { row, answer in
            if let error = row.state.receive(answer) { row.events.emit(error) }
        }
    }

    /// Shows the song of a newer list.
    public func show(_ song: FavouriteSong) { state.show(song) }
}

/// The list of rows with stars, as MVVM. It holds a view model for each row.
@MainActor
@Observable
public final class FavouritesViewModel {
    public private(set) var rows: [FavouriteViewModel] = []
    public private(set) var error: Problem?

    private let useCases: FavouriteUseCases
    private let reads = ScreenTasks<TaskID>()
    private let writes = ScreenTasks<FavouriteSong.ID>()

    private enum TaskID { case load }

    public init(useCases: FavouriteUseCases) { self.useCases = useCases }

    @discardableResult
    public func load() -> ScreenTask {
        error = nil
        return reads.read(.load, for: self, useCases.getSongs) { screen, result in
            switch result {
            case .success(let songs): screen.show(songs)
            case .failure(let error): screen.error = error
            }
        }
    }

    /// Shows a loaded list. Rows that were shown before keep their view models; other old view models
    /// are released.
    private func show(_ songs: [FavouriteSong]) {
        let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.state.id, $0) })
        rows = Rows(songs).all.map { song in
            let row = known[song.id] ?? makeRow(song)
            row.show(song)
            return row
        }
    }

    private func makeRow(_ song: FavouriteSong) -> FavouriteViewModel {
        let row = FavouriteViewModel(song, useCases: useCases, tasks: writes)
        row.events.subscribe { [weak self, weak row] error in
            guard let self, rows.contains(where: { $0 === row }) else { return }
            self.error = error
        }
        return row
    }
}
