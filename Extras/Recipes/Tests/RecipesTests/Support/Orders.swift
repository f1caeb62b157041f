import Domain
import Presentation
import Recipes
import Testing

/// A list screen of either pattern.
@MainActor
struct PagingScreen {
    let state: () -> PagingState
    let refresh: () -> ScreenTask?
    let loadNextPage: () -> ScreenTask?
    let leave: () -> Void
}

/// A list that has a new row at its top each time its first page is asked for. A page begins with the last
/// row of the one before.
@MainActor
final class PagingServer {
    let calls = ControlledCalls<Result<PagingPage, Problem>>()
    /// What was asked, in order: the list as it was then, and where the page begins.
    private(set) var asked: [(list: [Int], start: String?)] = []
    private var list = [1, 2, 3, 4]

    var useCases: PagingUseCases {
        PagingUseCases { [self] start throws(Problem) in
            if start == nil { list.insert(list[0] - 1, at: 0) }
            asked.append((list, start))
            return try await calls.call().get()
        }
    }

    /// The answer to the call of this number, counted from one.
    func page(_ number: Int) -> PagingPage {
        let (list, start) = asked[number - 1]
        let begin =
            start.flatMap { Int($0) }.flatMap { list.firstIndex(of: $0) } ?? 0
        let rows = list[begin...].prefix(2).map { PagingRow(id: $0, title: "\($0)") }
        return PagingPage(rows: rows, next: rows.last?.id == list.last ? nil : rows.last?.title)
    }
}

enum PagingStep: CaseIterable {
    case refresh, nextPage, leave, oldestAnswered, newestAnswered, oldestFails, newestFails
}

/// Takes up to five steps in every order after the first page, and then loads what is left.
@MainActor
func playEveryOrder(_ makeScreen: (PagingUseCases) -> PagingScreen) async throws {
    try await everyOrder(of: PagingStep.allCases, 5) { steps in
        let server = PagingServer()
        let play = PagingPlay(server: server, screen: makeScreen(server.useCases))
        return try await play.run(steps)
    }
}

/// Plays each order of so many steps. `play` returns false if the last of them can't be taken.
@MainActor
func everyOrder<Step>(
    of steps: [Step], _ length: Int, after taken: [Step] = [], play: ([Step]) async throws -> Bool
) async throws {
    guard length > 0 else { return }
    for step in steps {
        let taken = taken + [step]
        guard try await play(taken) else { continue }
        try await everyOrder(of: steps, length - 1, after: taken, play: play)
    }
}

/// What the list has to show, said without tasks: only the newest call counts.
@MainActor
private final class PagingPlay {
    private let server: PagingServer
    private let screen: PagingScreen
    private var open: [Int] = []
    private var awaited: Int?
    private var list: [Int] = []
    private var shown = 0

    init(server: PagingServer, screen: PagingScreen) {
        (self.server, self.screen) = (server, screen)
    }

    func run(_ steps: [PagingStep]) async throws -> Bool {
        for step in [.refresh, .oldestAnswered] + steps {
            guard try await take(step) else { return false }
            try #require(screen.state().rows.ids == Array(list.prefix(shown)), "\(steps)")
            try #require((screen.state().loading == .loading) == (awaited != nil), "\(steps)")
            try #require(server.calls.count == server.asked.count, "\(steps)")
        }
        while let number = open.last { await answer(number, fails: number != awaited) }
        while try await take(.nextPage) { await answer(open[0], fails: false) }
        try #require(screen.state().rows.ids == list, "\(steps)")
        try #require(screen.state().footer == .end, "\(steps)")
        return true
    }

    /// False if the step can't be taken now, or would be another one.
    private func take(_ step: PagingStep) async throws -> Bool {
        switch step {
        case .refresh: await began(screen.refresh())
        case .nextPage:
            let isDue = awaited == nil && shown < list.count
            let loading = screen.loadNextPage()
            try #require((loading != nil) == isDue)
            guard loading != nil else { return false }
            await began(loading)
        case .leave:
            guard awaited != nil else { return false }
            screen.leave()
            awaited = nil
        case .oldestAnswered, .oldestFails:
            guard let number = open.first else { return false }
            await answer(number, fails: step == .oldestFails)
        case .newestAnswered, .newestFails:
            guard open.count > 1, let number = open.last else { return false }
            await answer(number, fails: step == .newestFails)
        }
        return true
    }

    private func began(_ loading: ScreenTask?) async {
        let number = server.calls.count + 1
        await server.calls.arrive(number)
        open.append(number)
        awaited = number
    }

    private func answer(_ number: Int, fails: Bool) async {
        let page = server.page(number)
        await server.calls.answer(
            number, fails ? .failure(.unavailable("Offline.")) : .success(page))
        open.removeAll { $0 == number }
        guard awaited == number else { return }
        awaited = nil
        guard !fails else { return }
        let (asked, start) = server.asked[number - 1]
        if start == nil { list = asked }
        shown = start == nil ? 2 : min(shown + 1, list.count)
    }
}
