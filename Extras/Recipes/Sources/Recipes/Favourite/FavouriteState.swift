import Presentation

/// The star of a song, as the server has it. A higher version is newer.
public struct FavouriteStar: Equatable, Sendable {
    public let isOn: Bool
    public let version: Int

    public init(isOn: Bool, version: Int) {
        (self.isOn, self.version) = (isOn, version)
    }

    /// Replaces this star by `star` if `star` is newer.
    mutating func update(to star: FavouriteStar) {
        if star.version > version { self = star }
    }
}

public struct FavouriteSong: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String
    public internal(set) var star: FavouriteStar

    public init(id: Int, title: String, star: FavouriteStar) {
        (self.id, self.title, self.star) = (id, title, star)
    }
}

/// The state of a row with a star. Both patterns call its functions.
public struct FavouriteState: Identifiable, Equatable, Sendable {
    /// The song, with the newest star that the server has sent.
    public internal(set) var song: FavouriteSong
    /// For each tap without an answer, oldest first: true if the user wants the star on.
    var wishes: [Bool] = []

    init(_ song: FavouriteSong) { self.song = song }

    public var id: FavouriteSong.ID { song.id }
    public var isOn: Bool { wishes.last ?? song.star.isOn }

    /// Switches the star on or off at once, and returns what the user wants now.
    mutating func tap() -> Bool {
        wishes.append(!isOn)
        return isOn
    }

    /// Handles the answer to the oldest tap. If it has failed and the user has not tapped again,
    /// returns the error.
    mutating func receive(_ answer: Result<FavouriteStar, Problem>) -> Problem? {
        wishes.removeFirst()
        switch answer {
        case .success(let star): song.star.update(to: star)
        case .failure(let error): return wishes.isEmpty ? error : nil
        }
        return nil
    }

    /// Shows the song from a loaded list. If the list has an older star than this row, the row keeps
    /// its star.
    mutating func show(_ listed: FavouriteSong) {
        let star = song.star
        song = listed
        song.star.update(to: star)
    }
}

/// The state of the list, for MVI. In MVVM, the list's view model holds the view models of the rows.
public struct FavouritesState: Equatable, Sendable {
    public internal(set) var rows = Rows<FavouriteState>()
    /// Why the last load or the last change of a star failed, until the next load.
    public internal(set) var error: Problem?

    public init() {}
}

public struct FavouriteUseCases {
    public let getSongs: @MainActor () async throws(Problem) -> [FavouriteSong]
    /// Returns the star that the server has after the change.
    public let setStar: @MainActor (FavouriteSong.ID, Bool) async throws(Problem) -> FavouriteStar

    public init(
        getSongs: @escaping @MainActor () async throws(Problem) -> [FavouriteSong],
        setStar:
            @escaping @MainActor (FavouriteSong.ID, Bool) async throws(Problem) -> FavouriteStar
    ) {
        (self.getSongs, self.setStar) = (getSongs, setStar)
    }
}
