import Domain
import Presentation
import Recipes
import Testing

/// A list of songs of either pattern.
@MainActor
struct FavouriteScreen {
    let state: () -> FavouritesState
    let load: () -> ScreenTask?
    let tap: (Int) -> ScreenTask?
}

/// Has the stars of the songs 1 and 2, and changes them as the test answers.
@MainActor
final class FavouriteServer {
    let loads = ControlledCalls<Result<[FavouriteSong], Problem>>()
    let writes = [1: ControlledCalls<Result<FavouriteStar, Problem>>(), 2: .init()]
    /// What was asked for each song, in order.
    private(set) var asked: [Int: [Bool]] = [1: [], 2: []]
    private var stars = [1, 2].map { FavouriteSong.offered($0, version: 0) }

    var useCases: FavouriteUseCases {
        FavouriteUseCases { [loads] () throws(Problem) in
            try await loads.call().get()
        } setStar: { [self] id, isOn throws(Problem) in
            asked[id, default: []].append(isOn)
            return try await writes[id, default: .init()].call().get()
        }
    }

    func songs(_ ids: [Int]) -> [FavouriteSong] { ids.map { stars[$0 - 1] } }

    func load(_ ids: [Int], _ screen: FavouriteScreen) async {
        await loads.answer(screen.load(), .success(songs(ids)))
    }

    /// Answers the write of this number of a song; nil makes it succeed.
    func answer(_ id: Int, _ number: Int, _ error: Problem? = nil) async {
        await writes[id]?.arrive(number)
        if error == nil {
            stars[id - 1] = .offered(id, isOn: asked[id, default: []][number - 1], version: number)
        }
        let star = stars[id - 1].star
        await writes[id]?.answer(number, error.map { .failure($0) } ?? .success(star))
    }
}

extension FavouriteSong {
    static func offered(_ id: Int, isOn: Bool = false, version: Int) -> FavouriteSong {
        FavouriteSong(id: id, title: "\(id)", star: FavouriteStar(isOn: isOn, version: version))
    }
}

enum FavouriteStep {
    case tap(Int), succeeds(Int), fails(Int)
    /// Song 1 goes, or comes back.
    case comesOrGoes

    static var all: [FavouriteStep] {
        [.comesOrGoes] + [1, 2].flatMap { [.tap($0), .succeeds($0), .fails($0)] }
    }
}

/// What the rows have to show, said without tasks.
@MainActor
final class FavouritePlay {
    private let server = FavouriteServer()
    private let screen: FavouriteScreen
    private var known: [Int: Bool] = [:]
    private var taps: [Int: [(isOn: Bool, row: Int)]] = [1: [], 2: []]
    private var answered = [1: 0, 2: 0]
    /// How often song 1 has gone: a row that comes back is another row.
    private var row = 0
    private var ids: [Int] = []
    private var error: Problem?

    init(_ makeScreen: (FavouriteUseCases) -> FavouriteScreen) {
        screen = makeScreen(server.useCases)
    }

    /// False if the last step can't be taken.
    func run(_ steps: [FavouriteStep]) async throws -> Bool {
        await show([1, 2])
        for step in steps {
            guard await take(step) else { return false }
            try check("\(steps)")
        }
        for id in [1, 2] {
            while await take(.succeeds(id)) { try check("\(steps)") }
            try #require(server.asked[id] == taps[id]?.map(\.isOn), "\(steps)")
        }
        return true
    }

    private func check(_ steps: Comment) throws {
        let shown = screen.state().rows.all.map(\.isOn)
        try #require(shown == ids.map { open($0).last ?? known[$0] }, steps)
        try #require(screen.state().error == error, steps)
    }

    private func open(_ id: Int) -> [Bool] {
        taps[id, default: []].dropFirst(answered[id, default: 0]).filter { $0.row == row(of: id) }
            .map(\.isOn)
    }

    private func row(of id: Int) -> Int { id == 1 ? row : 0 }

    private func show(_ ids: [Int]) async {
        await server.load(ids, screen)
        self.ids = ids
        for song in server.songs(ids) { known[song.id] = song.star.isOn }
    }

    private func take(_ step: FavouriteStep) async -> Bool {
        switch step {
        case .tap(let id):
            guard let isOn = screen.state().rows[id: id]?.isOn else { return false }
            _ = screen.tap(id)
            taps[id]?.append((!isOn, row(of: id)))
        case .comesOrGoes:
            if ids == [1, 2] { row += 1 }
            await show(ids == [1, 2] ? [2] : [1, 2])
        case .succeeds(let id): return await answer(id, nil)
        case .fails(let id): return await answer(id, .unavailable(Reason("\(id): \(answered)")))
        }
        return true
    }

    private func answer(_ id: Int, _ error: Problem?) async -> Bool {
        let number = answered[id, default: 0] + 1
        guard let tap = taps[id]?.dropFirst(number - 1).first else { return false }
        await server.answer(id, number, error)
        answered[id] = number
        guard tap.row == row(of: id), ids.contains(id) else { return true }
        if error == nil { known[id] = tap.isOn }
        if let error, open(id).isEmpty { self.error = error }
        return true
    }
}
