import Presentation
import Recipes
import Testing

@Suite("A list that loads page by page, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct PagingTests {
    @Test(
        "In every order of steps, no row is there twice, and at the end none is missing",
        arguments: Pattern.allCases)
    func everyOrder(_ pattern: Pattern) async throws {
        try await playEveryOrder(of: PagingStep.allCases, 5) { steps in
            try await PagingPlay(pattern).run(steps)
        }
    }

    @Test(
        "If the user leaves during the first load, the list stays unread",
        arguments: Pattern.allCases)
    func leaveFirstLoad(_ pattern: Pattern) {
        let screen = PagingScreen(pattern, PagingServer().useCases)
        _ = screen.refresh()
        screen.leave()
        #expect(screen.state().isUnread)
    }
}

enum PagingStep: CaseIterable {
    case refresh, nextPage, leave, oldestAnswered, newestAnswered, oldestFails, newestFails
}

/// Computes the expected list without tasks: only the newest call counts.
@MainActor
private final class PagingPlay {
    private let server = PagingServer()
    private let screen: PagingScreen
    private var open: [Int] = []
    private var awaited: Int?
    /// The number of the newest call, if that call has failed.
    private var failed: Int?
    private var list: [Int] = []
    private var shown = 0

    init(_ pattern: Pattern) {
        screen = PagingScreen(pattern, server.useCases)
    }

    /// Loads the first page, takes the steps, and then loads the rest. Returns false if the last step
    /// can't be taken.
    func run(_ steps: [PagingStep]) async throws -> Bool {
        for step in [.refresh, .oldestAnswered] + steps {
            guard try await take(step) else { return false }
            try check(screen.state(), "\(steps)")
        }
        while let number = open.last { await answer(number, fails: number != awaited) }
        while try await take(.nextPage) { await answer(open[0], fails: false) }
        try #require(screen.state().rows.ids == list, "\(steps)")
        try #require(screen.state().footer == .end, "\(steps)")
        return true
    }

    private func check(_ state: PagingState, _ steps: Comment) throws {
        try #require(state.rows.ids == Array(list.prefix(shown)), steps)
        try #require((state.loading == .loading) == (awaited != nil), steps)
        try #require(server.calls.count == server.asked.count, steps)
        let hasNextFailed = failed.map { server.asked[$0 - 1].start != nil }
        try #require(state.refreshError == (hasNextFailed == false ? .offline : nil), steps)
        guard awaited == nil, shown > 0, shown < list.count else { return }
        try #require(state.footer == (hasNextFailed == true ? .failed(.offline) : .more), steps)
    }

    /// Takes the step. Returns false if it can't be taken now, or does the same as another step.
    private func take(_ step: PagingStep) async throws -> Bool {
        switch step {
        case .refresh:
            _ = screen.refresh()
            await began()
        case .nextPage:
            let isDue = awaited == nil && shown < list.count
            let loading = screen.loadNextPage()
            try #require((loading != nil) == isDue)
            guard isDue else { return false }
            await began()
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

    private func began() async {
        let number = server.calls.count + 1
        await server.calls.arrive(number)
        open.append(number)
        (awaited, failed) = (number, nil)
    }

    private func answer(_ number: Int, fails: Bool) async {
        await server.calls.answer(
            number, fails ? .failure(.offline) : .success(server.page(number)))
        open.removeAll { $0 == number }
        guard awaited == number else { return }
        (awaited, failed) = (nil, fails ? number : nil)
        guard !fails else { return }
        let (asked, start) = server.asked[number - 1]
        if start == nil { list = asked }
        shown = start == nil ? 2 : min(shown + 1, list.count)
    }
}
