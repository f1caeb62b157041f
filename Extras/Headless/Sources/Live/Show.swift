import Domain
import Presentation
import Recipes
import Scenarios
import SwiftUI

/// Something that both phones can show.
struct Show: Encodable, Sendable {
    let id: String
    let title: String
    /// Whether its lines are steps of the app's scenarios.
    var isScenario = false
    let makePhone: @MainActor @Sendable (Side) -> any Phone

    private enum CodingKeys: CodingKey { case id, title }

    static let all = [Show(id: "app", title: "The app", isScenario: true) { AppPhone($0) }] + recipes
}

// The recipes, each over use cases whose requests the visitor answers.
extension Show {
    private static let recipes = [
        recipe("sheet", "Sheet: a list and its form", sheet) {
            Recipe($0, SheetViewModel(useCases: $1), \.state) { SheetMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, SheetState(), SheetReducer(useCases: $1)) { SheetMVIView(store: $0) }
        },
        recipe("stack", "Stack: screens over a list", stack) {
            Recipe($0, StackViewModel(teas: teas, useCases: $1), \.teas, hasStack: true) {
                StackMVVMView(viewModel: $0)
            }
        } mvi: {
            Recipe($0, StackState(teas: teas), StackReducer(useCases: $1), hasStack: true) {
                StackMVIView(store: $0)
            }
        },
        recipe("paging", "Paging: a list without end", paging) {
            Recipe($0, PagingViewModel(useCases: $1), \.state) { PagingMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, PagingState(), PagingReducer(useCases: $1)) { PagingMVIView(store: $0) }
        },
        recipe("favourite", "Favourite: many taps on a star", favourite) {
            Recipe($0, FavouritesViewModel(useCases: $1), \.rows) {
                FavouritesMVVMView(viewModel: $0)
            }
        } mvi: {
            Recipe($0, FavouritesState(), FavouritesReducer(useCases: $1)) {
                FavouritesMVIView(store: $0)
            }
        },
        recipe("refresh", "Refresh: pulled, and cancelled", refresh) {
            Recipe($0, RefreshViewModel(useCases: $1), \.state) { RefreshMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, RefreshState(), RefreshReducer(useCases: $1)) { RefreshMVIView(store: $0) }
        },
        recipe("stream", "Stream: a status that is followed", stream) {
            Recipe($0, StreamViewModel(useCases: $1), \.state) { StreamMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, StreamState(), StreamReducer(useCases: $1)) { StreamMVIView(store: $0) }
        },
        recipe("wizard", "Wizard: steps, and a draft", wizard) {
            Recipe(
                $0, WizardViewModel(draft, useCases: $1, delay: ControlledDelay($0)), \.state
            ) { WizardMVVMView(viewModel: $0) }
        } mvi: {
            Recipe(
                $0, WizardState(draft),
                WizardReducer(useCases: $1, delay: ControlledDelay($0))
            ) { WizardMVIView(store: $0) }
        },
        recipe("search", "Search: after a pause, two requests", search) {
            Recipe($0, SearchViewModel(useCases: $1, delay: ControlledDelay($0)), \.state) {
                SearchView(state: $0.state, query: Bindable($0).query)
            }
        } mvi: {
            Recipe(
                $0, SearchState(), SearchReducer(useCases: $1, delay: ControlledDelay($0))
            ) {
                SearchView(
                    state: $0.state,
                    query: $0.binding(\.query, sending: SearchIntent.queryChanged))
            }
        },
        recipe("timer", "Timer: a stopwatch", { ControlledDelay($0) }) {
            Recipe($0, TimerViewModel(delay: $1), \.state) { timer in
                TimerView(state: timer.state, start: { _ = timer.start() }, pause: timer.pause)
            }
        } mvi: {
            Recipe($0, TimerState(), TimerReducer(delay: $1)) { timer in
                TimerView(
                    state: timer.state, start: { timer.send(.startTapped) },
                    pause: { timer.send(.pauseTapped) })
            }
        },
        recipe("undo", "Undo: edits that are taken back", { ControlledDelay($0) }) {
            Recipe($0, UndoViewModel(todos, delay: $1), \.state) { list in
                UndoView(
                    state: list.state, check: { _ = list.check($0) }, delete: { _ = list.delete($0) },
                    undo: { _ = list.undo() }, redo: { _ = list.redo() })
            }
        } mvi: {
            Recipe($0, UndoState(todos), UndoReducer(delay: $1)) { list in
                UndoView(
                    state: list.state, check: { list.send(.checkTapped($0)) },
                    delete: { list.send(.deleteTapped($0)) }, undo: { list.send(.undoTapped) },
                    redo: { list.send(.redoTapped) })
            }
        },
    ]

    private static func recipe<UseCases>(
        _ id: String, _ title: String,
        _ useCases: @escaping @MainActor @Sendable (Requests) -> UseCases,
        mvvm: @escaping @MainActor @Sendable (Requests, UseCases) -> Recipe,
        mvi: @escaping @MainActor @Sendable (Requests, UseCases) -> Recipe
    ) -> Show {
        Show(id: id, title: title) { side in
            let requests = Requests(cancellation: .ignored)
            let useCases = useCases(requests)
            return side == .mvvm ? mvvm(requests, useCases) : mvi(requests, useCases)
        }
    }
}

private let teas = Rows(["Assam", "Sencha"].map { Tea(id: $0, name: $0) })
private let todos = ["Buy milk", "Call Bo", "Rest"].map { Todo(id: $0, title: $0) }
private let draft = WizardDraft(id: "1")

@MainActor
private func sheet(_ requests: Requests) -> SheetUseCases {
    SheetUseCases { guest throws(Problem) in
        try await requests.result(of: "save \(guest.name)", .write) { _ throws(Problem) in guest }
    } makeID: {
        "\(requests.step)"
    }
}

@MainActor
private func stack(_ requests: Requests) -> StackUseCases {
    StackUseCases(
        loadNotes: { id throws(Problem) in
            try await requests.result(of: "notes of \(id)") { _ throws(Problem) in "Good." }
        }, delay: ControlledDelay(requests))
}

@MainActor
private func paging(_ requests: Requests) -> PagingUseCases {
    PagingUseCases { start throws(Problem) in
        let first = start.flatMap(Int.init) ?? 1
        return try await requests.result(of: "rows from \(first)") { _ throws(Problem) in
            let rows = (first..<first + 3).map { PagingRow(id: $0, title: "Row \($0)") }
            return PagingPage(rows: rows, next: first > 6 ? nil : "\(first + 3)")
        }
    }
}

@MainActor
private func favourite(_ requests: Requests) -> FavouriteUseCases {
    FavouriteUseCases {
        () throws(Problem) in
        try await requests.result(of: "songs") { _ throws(Problem) in
            ["Yesterday", "Help"].enumerated().map {
                FavouriteSong(id: $0, title: $1, star: FavouriteStar(isOn: false, version: 0))
            }
        }
    } setStar: { id, isOn throws(Problem) in
        let version = requests.all.count + 1
        return try await requests.result(of: "star \(id) \(isOn ? "on" : "off")", .write) {
            _ throws(Problem) in FavouriteStar(isOn: isOn, version: version)
        }
    }
}

@MainActor
private func refresh(_ requests: Requests) -> RefreshUseCases {
    RefreshUseCases { () throws(Problem) in
        let number = requests.all.count + 1
        return try await requests.result(of: "headlines") { _ throws(Problem) in
            ["Rain", "News \(number)"]
        }
    }
}

@MainActor
private func stream(_ requests: Requests) -> StreamUseCases {
    let statuses = ["online": ConnectionStatus.online, "slow": .slow, "offline": .offline]
    return StreamUseCases {
        AsyncStream { @MainActor () -> ConnectionStatus? in
            let news = statuses.keys.sorted()
            return switch await requests.reply(to: "next status", .stream, news: news) {
            case .news(let status): statuses[status]
            case .ok: .online
            case .fail, nil: nil
            }
        }
    }
}

@MainActor
private func wizard(_ requests: Requests) -> WizardUseCases {
    WizardUseCases { draft throws(Problem) in
        try await requests.result(of: draft == nil ? "forget the draft" : "keep the draft", .write) {
            _ throws(Problem) in
        }
    } send: { draft throws(Problem) in
        try await requests.result(of: "send \(draft.fields.name)", .write) { _ throws(Problem) in }
    }
}

@MainActor
private func search(_ requests: Requests) -> SearchUseCases {
    SearchUseCases { name throws(Problem) in
        try await requests.result(of: "find \(name)") { _ throws(Problem) in
            City(id: name.count, name: name.capitalized)
        }
    } getDegrees: { id throws(Problem) in
        try await requests.result(of: "degrees of \(id)") { _ throws(Problem) in 10 + id }
    }
}
