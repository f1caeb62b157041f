import Domain
import Foundation
import Headless
import Presentation
import Recipes
import Scenarios
import SwiftUI
import Testing

extension ViewTests {
    /// The main behaviour of each recipe, through the views of either pattern.
    @Suite("Recipes")
    @MainActor
    struct RecipeTests {
        nonisolated static let patterns = ["MVVM", "MVI"]
        private let time = Requests(cancellation: .honoured)
        private let offline = Problem.unavailable("Offline.")

        @Test(
            "One step back closes a detail and its timer, and ends their work",
            arguments: patterns)
        func stack(pattern: String) throws {
            try Turns.take {
                let loads = ControlledCalls<Result<String, Problem>>()
                let teas = Rows([Tea(id: "a", name: "Assam")])
                let useCases = StackUseCases(
                    loadNotes: { _ throws(Problem) in try await loads.call().get() },
                    delay: ControlledDelay(time))
                let screen =
                    if pattern == "MVVM" {
                        HeadlessScreen(
                            StackMVVMView(viewModel: StackViewModel(teas: teas, useCases: useCases))
                        )
                    } else {
                        HeadlessScreen(
                            StackMVIView(
                                store: StackStore(
                                    StackState(teas: teas),
                                    reducer: StackReducer(useCases: useCases)
                                ).scoped))
                    }
                try screen.tap("Assam")
                #expect(screen.tree.contains("spinner"))
                try answer(loads, 1, .success("Malty."))
                #expect(screen.tree.contains("Malty."))
                try screen.tap("Timer")
                try screen.tap("0.0 seconds")
                settle()
                try time.answer(1, .ok)
                settle()
                #expect(screen.tree.contains("button “0.1 seconds” (disabled)"))
                try screen.back(over: 2)
                settle()
                #expect(screen.pages == ["Teas"])
                #expect(time.open.map(\.isCancelled) == [true])
                #expect(screen.problems == [])
            }
        }

        @Test("A status stream is read as long as its screen is visible", arguments: patterns)
        func stream(pattern: String) throws {
            try Turns.take {
                let connections = Connections()
                let useCases = StreamUseCases { connections.open() }
                let screen = screen(pattern) {
                    StreamMVVMView(viewModel: StreamViewModel(useCases: useCases))
                } _: {
                    StreamMVIView(
                        store: StreamStore(
                            StreamState(), reducer: StreamReducer(useCases: useCases)
                        )
                        .scoped)
                }
                settle()
                connections.newest?.yield(.online)
                settle()
                #expect(screen.tree.contains("Online"))
                try screen.tap("Other")
                settle()
                #expect(connections.closed.value == 1)
                try screen.tap("Recipe")
                settle()
                #expect(screen.tree.contains("Connecting"))
                connections.newest?.yield(.slow)
                settle()
                #expect(screen.tree.contains("Slow"))
                #expect(screen.problems == [])
            }
        }

        @Test("One refresh is cancelled, the next fails and is repeated", arguments: patterns)
        func refresh(pattern: String) throws {
            try Turns.take {
                let calls = ControlledCalls<Result<[String], Problem>>()
                let useCases = RefreshUseCases { () throws(Problem) in try await calls.call().get()
                }
                let screen = screen(pattern) {
                    RefreshMVVMView(viewModel: RefreshViewModel(useCases: useCases))
                } _: {
                    RefreshMVIView(
                        store: RefreshStore(
                            RefreshState(), reducer: RefreshReducer(useCases: useCases)
                        ).scoped)
                }
                try screen.pullToRefresh()
                settle()
                try screen.tap("Cancel")
                try answer(calls, 1, .success(["Too late"]))
                try screen.pullToRefresh()
                try answer(calls, 2, .failure(offline))
                #expect(!screen.tree.contains("Cancel") && !screen.tree.contains("Too late"))
                #expect(screen.tree.contains("text “Offline.”"))
                try screen.pullToRefresh()
                try answer(calls, 3, .success(["Rain"]))
                #expect(screen.tree.contains("Rain") && !screen.tree.contains("Offline."))
                #expect(screen.problems == [])
            }
        }

        @Test(
            "Two taps on a star go out one after the other, and the last one counts",
            arguments: patterns)
        func favourite(pattern: String) throws {
            try Turns.take {
                let songs = ControlledCalls<Result<[FavouriteSong], Problem>>()
                let stars = ControlledCalls<Result<FavouriteStar, Problem>>()
                let useCases = FavouriteUseCases(
                    getSongs: { () throws(Problem) in try await songs.call().get() },
                    setStar: { _, _ throws(Problem) in try await stars.call().get() })
                let screen = screen(pattern) {
                    FavouritesMVVMView(viewModel: FavouritesViewModel(useCases: useCases))
                } _: {
                    FavouritesMVIView(
                        store: FavouritesStore(
                            FavouritesState(), reducer: FavouritesReducer(useCases: useCases)
                        ).scoped)
                }
                let off = FavouriteStar(isOn: false, version: 1)
                try answer(
                    songs, 1, .success([FavouriteSong(id: 1, title: "Yesterday", star: off)]))
                try screen.tap("Yesterday")
                #expect(screen.tree.contains("button “Yesterday” = “Favourite”"))
                try screen.tap("Yesterday")
                try screen.tap("Yesterday")
                settle()
                #expect(stars.count == 1)
                try answer(stars, 1, .success(FavouriteStar(isOn: true, version: 2)))
                try answer(stars, 2, .success(FavouriteStar(isOn: false, version: 3)))
                #expect(screen.tree.contains("button “Yesterday” = “Favourite”"))
                try answer(stars, 3, .failure(offline))
                #expect(!screen.tree.contains("Favourite"))
                #expect(screen.tree.contains("text “Offline.”"))
                #expect(screen.problems == [])
            }
        }

        @Test(
            "The end of a list loads more, again after a failure; leaving the page cancels it",
            arguments: patterns)
        func paging(pattern: String) throws {
            try Turns.take {
                let pages = ControlledCalls<Result<PagingPage, Problem>>()
                let useCases = PagingUseCases { _ throws(Problem) in try await pages.call().get() }
                let screen = screen(pattern) {
                    PagingMVVMView(viewModel: PagingViewModel(useCases: useCases))
                } _: {
                    PagingMVIView(
                        store: PagingStore(
                            PagingState(), reducer: PagingReducer(useCases: useCases)
                        )
                        .scoped)
                }
                func page(_ id: Int, next: String?) -> Result<PagingPage, Problem> {
                    .success(PagingPage(rows: [PagingRow(id: id, title: "Row \(id)")], next: next))
                }
                try answer(pages, 1, page(1, next: "2"))
                #expect(pages.count == 2)
                try answer(pages, 2, .failure(offline))
                try screen.tap("Try Again: Offline.")
                settle()
                try screen.tap("Other")
                try answer(pages, 3, page(9, next: nil))
                try screen.tap("Recipe")
                try answer(pages, 4, page(2, next: nil))
                #expect(
                    screen.elements("text").map(\.label).filter { $0.hasPrefix("Row") } == [
                        "Row 1", "Row 2",
                    ])
                #expect(!screen.tree.contains("spinner"))
                #expect(screen.problems == [])
            }
        }

        @Test(
            "A wizard is filled in, fails to discard its draft, and sends it", arguments: patterns)
        func wizard(pattern: String) throws {
            try Turns.take {
                let keeps = ControlledCalls<Result<Void, Problem>>()
                let sends = ControlledCalls<Result<Void, Problem>>()
                let useCases = WizardUseCases { _ throws(Problem) in
                    try await keeps.call().get()
                } send: { _ throws(Problem) in
                    try await sends.call().get()
                }
                let new = WizardDraft(id: "1")
                var ends: [WizardEnd] = []
                let viewModel = WizardViewModel(
                    new, useCases: useCases, delay: ControlledDelay(time))
                let store = WizardStore(
                    WizardState(new),
                    reducer: WizardReducer(useCases: useCases, delay: ControlledDelay(time)))
                viewModel.events.subscribe { ends.append($0) }
                store.events.subscribe { ends.append($0) }
                let screen = screen(pattern) {
                    WizardMVVMView(viewModel: viewModel)
                } _: {
                    WizardMVIView(store: store.scoped)
                }
                settle()
                try screen.tap("Next")
                #expect(screen.tree.contains("Enter your name."))
                try screen.type("Ada", into: "Name")
                try screen.tap("Next")
                try screen.type("ada@example.com", into: "Email")
                try screen.tap("Next")
                try screen.tap("I Accept the Terms")
                #expect(screen.tree.contains("toggle “I Accept the Terms” = “on”"))
                try screen.tap("Finish")
                #expect(screen.alert?.title == "Send Now?")
                try screen.tap("Discard")
                try answer(keeps, 1, .failure(offline))
                #expect(screen.tree.contains("text “Offline.”"))
                try screen.tap("Finish")
                try screen.tap("Send")
                try answer(keeps, 2, .success(()))
                #expect(throws: HeadlessScreen.Problem.self) { try screen.tap("Finish") }
                try answer(sends, 1, .success(()))
                try answer(keeps, 3, .success(()))
                #expect(ends == [.send])
                #expect(screen.problems == [])
            }
        }

        @Test(
            "A delete is undone; the next one is sent when another tab opens", arguments: patterns)
        func undo(pattern: String) throws {
            try Turns.take {
                let requests = Requests(cancellation: .ignored)
                let delete = ItemsScenario.controlledUseCases(.init(Item.samples), requests)
                    .deleteItem
                let delay = ControlledDelay(time)
                let screen = screen(pattern) {
                    UndoMVVMView(
                        viewModel: UndoViewModel(Item.samples, deleteItem: delete, delay: delay))
                } _: {
                    UndoMVIView(
                        store: UndoStore(
                            UndoState(Item.samples),
                            reducer: UndoReducer(deleteItem: delete, delay: delay)
                        ).scoped)
                }
                let name = Item.samples[0].name
                try screen.tap("Delete \(name)")
                settle()
                #expect(!screen.tree.contains("text “\(name)”"))
                try screen.tap("Undo Delete")
                settle()
                #expect(screen.tree.contains("text “\(name)”"))
                #expect(!screen.tree.contains("Undo Delete") && requests.open.isEmpty)
                try screen.tap("Delete \(name)")
                try screen.tap("Other")
                settle()
                #expect(requests.open.count == 1)
                #expect(screen.problems == [])
            }
        }

        @Test("A report is read before it is sent, line by line, or deleted")
        func report() throws {
            try Turns.take {
                let writer = ReportWriter(
                    ReportHeader(app: "\u{202E}", screen: "login"), shown: ["message"])
                let useCases = LoginScenario.controlledUseCases(
                    LoginScenario.sampleContent, Requests(cancellation: .ignored))
                let store = LoginStore(LoginState(), reducer: LoginReducer(useCases: useCases)) {
                    writer.add($0)
                }
                store.send(.emailChanged("s3cret@x.test"))
                store.send(.passwordChanged(Password("enigma")))
                var sent: [[String]] = []
                let screen = HeadlessScreen(
                    NavigationStack { ReportView(report: writer) { sent.append($0) } })
                #expect(screen.pages == ["Send a Report"])
                #expect(screen.tree.contains("passwordChanged") && screen.tree.contains("\\u202e"))
                #expect(!screen.tree.contains("s3cret") && !screen.tree.contains("enigma"))
                try screen.tap("Send")
                #expect(sent == [writer.lines] && sent[0].count == 4)
                try screen.tap("Delete")
                try screen.tap("Send")
                #expect(sent[1].count == 1 && !screen.tree.contains("passwordChanged"))
                #expect(screen.problems == [])
            }
        }

        /// A screen with the recipe on a page, in a tab beside a second tab.
        private func screen(
            _ pattern: String, @ViewBuilder mvvm: () -> some View,
            @ViewBuilder _ mvi: () -> some View
        ) -> HeadlessScreen {
            HeadlessScreen(
                Tabs(recipe: NavigationStack { if pattern == "MVVM" { mvvm() } else { mvi() } }))
        }

        /// Answers the call with this number, counted from one, and runs all work that follows.
        private func answer<Value>(
            _ calls: ControlledCalls<Value>, _ number: Int, _ value: Value
        ) throws {
            settle()
            try #require(calls.count >= number)
            Task { await calls.answer(number, value) }
            settle()
        }
    }
}

private struct Tabs<Recipe: View>: View {
    let recipe: Recipe
    @State private var tab = "Recipe"

    var body: some View {
        TabView(selection: $tab) {
            recipe.tabItem { Text("Recipe") }.tag("Recipe")
            Text("Nothing").tabItem { Text("Other") }.tag("Other")
        }
    }
}

/// Streams of a status, with the number of streams that are no longer read.
@MainActor
private final class Connections {
    private(set) var newest: AsyncStream<ConnectionStatus>.Continuation?
    let closed = Count()

    func open() -> AsyncStream<ConnectionStatus> {
        let (stream, continuation) = AsyncStream.makeStream(of: ConnectionStatus.self)
        newest = continuation
        continuation.onTermination = { [closed] _ in Task { await closed.add() } }
        return stream
    }
}

@MainActor
private final class Count {
    private(set) var value = 0
    func add() { value += 1 }
}
