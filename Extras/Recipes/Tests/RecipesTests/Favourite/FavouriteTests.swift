import Domain
import Presentation
import Recipes
import Testing

@Suite("Stars in rows, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct FavouriteTests {
    private let server = FavouriteServer()

    @Test(
        "In every order of steps, a row shows the last tap, or else the server's star",
        arguments: Pattern.allCases)
    func everyOrder(_ pattern: Pattern) async throws {
        try await playEveryOrder(of: FavouriteStep.all, 5) { steps in
            try await FavouritePlay(pattern).run(steps)
        }
    }

    @Test(
        "An older list does not change the star back; a newer list changes it",
        arguments: Pattern.allCases)
    func olderList(_ pattern: Pattern) async {
        let screen = FavouriteScreen(pattern, server.useCases)
        let older = server.songs([1, 2])
        await server.loads.answer(screen.load(), .success(older))
        let loading = screen.load()
        screen.tap(1)
        await server.answer(1, 1)
        await server.loads.answer(loading, .success(older))
        #expect(screen.rows().map(\.isOn) == [true, false])
        let newer = FavouriteSong(id: 1, title: "1", star: FavouriteStar(isOn: false, version: 2))
        // A song that is sent twice is shown once.
        await server.loads.answer(screen.load(), .success([newer, newer]))
        #expect(screen.rows().map(\.isOn) == [false])
    }

    @Test("In MVVM: a removed row shows no error, even if a view holds it and its song is back")
    func heldRow() async {
        let viewModel = FavouritesViewModel(useCases: server.useCases)
        await server.loads.answer(viewModel.load(), .success(server.songs([1, 2])))
        let row = viewModel.rows[0]
        row.toggle()
        await server.loads.answer(viewModel.load(), .success(server.songs([2])))
        await server.loads.answer(viewModel.load(), .success(server.songs([1, 2])))
        await server.answer(1, 1, .offline)
        #expect(viewModel.error == nil)
        #expect(!row.state.isOn)
    }
}

enum FavouriteStep {
    case tap(Int), succeeds(Int), fails(Int)
    /// Song 1 disappears from the list, or comes back.
    case comesOrGoes

    static var all: [FavouriteStep] {
        [.comesOrGoes] + [1, 2].flatMap { [.tap($0), .succeeds($0), .fails($0)] }
    }
}

/// Computes the stars and errors that the rows have to show, without tasks.
@MainActor
private final class FavouritePlay {
    private let server = FavouriteServer()
    private let screen: FavouriteScreen
    private var known: [Int: Bool] = [:]
    /// The taps on each song. `hasRow` is true until the tapped row is removed. If the song comes back,
    /// it has a new row.
    private var taps: [Int: [(isOn: Bool, hasRow: Bool)]] = [1: [], 2: []]
    private var answered = [1: 0, 2: 0]
    private var ids: [Int] = []
    private var error: Problem?

    init(_ pattern: Pattern) {
        screen = FavouriteScreen(pattern, server.useCases)
    }

    /// Takes the steps. Returns false as soon as a step can't be taken.
    func run(_ steps: [FavouriteStep]) async throws -> Bool {
        await show([1, 2])
        for step in steps {
            guard await take(step) else { return false }
            try check("\(steps)")
        }
        for id in [1, 2] {
            while await answer(id, nil) { try check("\(steps)") }
            try #require(server.asked[id] == taps[id]?.map(\.isOn), "\(steps)")
        }
        return true
    }

    private func check(_ steps: Comment) throws {
        let shown = screen.rows().map(\.isOn)
        try #require(shown == ids.map { open($0).last ?? known[$0] }, steps)
        try #require(screen.error() == error, steps)
    }

    private func open(_ id: Int) -> [Bool] {
        taps[id, default: []].dropFirst(answered[id, default: 0]).filter(\.hasRow).map(\.isOn)
    }

    private func show(_ ids: [Int]) async {
        await server.loads.answer(screen.load(), .success(server.songs(ids)))
        (self.ids, error) = (ids, nil)
        for song in server.songs(ids) { known[song.id] = song.star.isOn }
    }

    private func take(_ step: FavouriteStep) async -> Bool {
        switch step {
        case .tap(let id):
            guard let row = screen.rows().first(where: { $0.id == id }) else { return false }
            screen.tap(id)
            taps[id]?.append((!row.isOn, true))
        case .comesOrGoes:
            if ids == [1, 2] { taps[1] = taps[1]?.map { ($0.isOn, false) } }
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
        guard tap.hasRow else { return true }
        if error == nil { known[id] = tap.isOn }
        if let error, open(id).isEmpty { self.error = error }
        return true
    }
}
