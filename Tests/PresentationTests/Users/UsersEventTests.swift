import Domain
import Testing

@testable import Presentation

/// The promise about one-shot events, row by row. A row is a story of subscribers and taps; `taps`
/// counts on, so that each event can be told from the others.
@Suite("No event is lost and none is delivered twice, in both patterns")
@MainActor
struct UsersEventTests {
    enum Happening: Sendable {
        case comes(Int)
        case leaves(Int)
        case taps
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let story: [Happening]
        /// What each subscriber got in the end, by its number.
        let delivered: [Int: [User.ID]]
    }

    nonisolated static let table = [
        Row(
            testDescription: "no subscriber yet: events wait for the first one, in order",
            story: [.taps, .taps, .comes(1)], delivered: [1: ["1", "2"]]),
        Row(
            testDescription: "one subscriber: it gets each event once",
            story: [.comes(1), .taps, .taps], delivered: [1: ["1", "2"]]),
        Row(
            testDescription: "two subscribers: the newer one gets the event",
            story: [.comes(1), .comes(2), .taps], delivered: [1: [], 2: ["1"]]),
        Row(
            testDescription: "two subscribers, the newer one leaves: the older one gets the next",
            story: [.comes(1), .comes(2), .taps, .leaves(2), .taps],
            delivered: [1: ["2"], 2: ["1"]]),
        Row(
            testDescription: "gone and back: what happened meanwhile waits",
            story: [.comes(1), .taps, .leaves(1), .taps, .comes(2), .taps],
            delivered: [1: ["1"], 2: ["2", "3"]]),
        Row(
            testDescription: "never a subscriber again: nothing is delivered",
            story: [.comes(1), .leaves(1), .taps], delivered: [1: []]),
    ]

    @Test(arguments: table, Pattern.allCases)
    func eventsAreDelivered(row: Row, pattern: Pattern) async {
        let (channel, tap) = await makeScreen(pattern)
        var present: [Int: Subscriber] = [:]
        var delivered: [Int: [User.ID]] = [:]
        var taps = 0
        for happening in row.story {
            switch happening {
            case .comes(let number):
                present[number] = Subscriber(channel)
            case .leaves(let number):
                delivered[number] = await present.removeValue(forKey: number)?.leave()
            case .taps:
                taps += 1
                tap("\(taps)")
            }
            // With somebody there, nothing is kept: wait until all is delivered and all are in line.
            while !present.isEmpty,
                (Array(delivered.values) + present.values.map(\.got)).joined().count < taps
                    || present.values.contains(where: { !$0.isInLine })
            {
                await Task.yield()
            }
        }
        for (number, subscriber) in present { delivered[number] = await subscriber.leave() }
        #expect(delivered == row.delivered)
    }

    /// A loaded screen of many users, by its events and its taps.
    private func makeScreen(
        _ pattern: Pattern
    ) async -> (channel: EventChannel<UsersEvent>, tap: (User.ID) -> Void) {
        let service = StubUsers()
        switch pattern {
        case .mvvm:
            let viewModel = UsersViewModel(getUsers: service)
            await viewModel.load().finished()
            return (viewModel.events, viewModel.select)
        case .mvi:
            let store = UsersStore(UsersState(), reducer: UsersReducer(getUsers: service))
            await store.send(.loadRequested).finished()
            return (store.events, { store.send(.userTapped($0)) })
        }
    }
}

/// Takes events in a loop, as a view does, until it leaves.
@MainActor
private final class Subscriber {
    private(set) var got: [User.ID] = []
    private(set) var isInLine = false
    private var task: Task<Void, Never>?

    init(_ channel: EventChannel<UsersEvent>) {
        task = Task { [weak self] in
            self?.isInLine = true
            while case .navigate(let id)? = await channel.next() { self?.got.append(id) }
        }
    }

    func leave() async -> [User.ID] {
        task?.cancel()
        await task?.value
        return got
    }
}

private struct StubUsers: GetUsersUseCase {
    func execute() async throws(UserError) -> [User] {
        (1...9).map { User(id: "\($0)", name: "User \($0)") }
    }
}
