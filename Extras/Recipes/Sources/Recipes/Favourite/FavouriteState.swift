public import Presentation

/// Whether a song is a favourite, as the server has it. Of two, the one of the higher version is newer.
public struct FavouriteStar: Equatable, Sendable {
    public let isOn: Bool
    public let version: Int

    public init(isOn: Bool, version: Int) {
        self.isOn = isOn
        self.version = version
    }
}

public struct FavouriteSong: Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String
    public let star: FavouriteStar

    public init(id: Int, title: String, star: FavouriteStar) {
        self.id = id
        self.title = title
        self.star = star
    }
}

/// A row with a star.
public struct FavouriteState: Identifiable, Equatable, Sendable {
    public internal(set) var song: FavouriteSong
    /// The newest that the server has said of the star.
    public internal(set) var star: FavouriteStar
    /// What the user wants, in the order of the taps, as long as the server has not answered.
    public internal(set) var wishes: [Bool] = []

    init(_ song: FavouriteSong) {
        (self.song, star) = (song, song.star)
    }

    public var id: FavouriteSong.ID { song.id }
    public var isOn: Bool { wishes.last ?? star.isOn }

    /// A list that was asked for before a write may be answered after it, with an older star.
    mutating func show(_ answer: FavouriteStar) {
        if answer.version >= star.version { star = answer }
    }

    mutating func show(_ song: FavouriteSong) {
        self.song = song
        show(song.star)
    }
}

/// The list that has these rows.
public struct FavouritesState: Equatable {
    public internal(set) var rows = Rows<FavouriteState>()
    /// Why the last load or the last star failed, until it is dismissed.
    public internal(set) var error: Problem?

    public init() {}
}

public struct FavouriteUseCases {
    public let getSongs: @MainActor () async throws(Problem) -> [FavouriteSong]
    /// Returns the star as the server has it then.
    public let setStar: @MainActor (FavouriteSong.ID, Bool) async throws(Problem) -> FavouriteStar

    public init(
        getSongs: @escaping @MainActor () async throws(Problem) -> [FavouriteSong],
        setStar:
            @escaping @MainActor (FavouriteSong.ID, Bool) async throws(Problem) -> FavouriteStar
    ) {
        self.getSongs = getSongs
        self.setStar = setStar
    }
}
