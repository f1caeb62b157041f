import Domain
import Presentation
public import Recipes
import Scenarios
import SwiftUI

// The recipes. Their use cases send requests that the visitor of the page answers.
extension Show {
    static let recipes = [
        recipe("stack", "Stack: screens over a list") { requests in
            StackUseCases(
                loadNotes: { id throws(Problem) in
                    try await requests.ask("notes of \(id)") { "Good." }
                }, delay: ControlledDelay(requests))
        } mvvm: {
            Recipe($0, StackViewModel(teas: teas, useCases: $1), hasStack: true) {
                StackMVVMView(viewModel: $0)
            }
        } mvi: {
            Recipe($0, StackState(teas: teas), StackReducer(useCases: $1), hasStack: true) {
                StackMVIView(store: $0)
            }
        },
        recipe("paging", "Paging: a list without end") { requests in
            PagingUseCases { start throws(Problem) in
                let first = start.flatMap(Int.init) ?? 1
                return try await requests.ask("rows from \(first)") {
                    let rows = (first..<first + 3).map { PagingRow(id: $0, title: "Row \($0)") }
                    return PagingPage(rows: rows, next: first > 6 ? nil : "\(first + 3)")
                }
            }
        } mvvm: {
            Recipe($0, PagingViewModel(useCases: $1), \.state) { PagingMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, PagingState(), PagingReducer(useCases: $1)) { PagingMVIView(store: $0) }
        },
        recipe("favourite", "Favourite: many taps on a star") { requests in
            FavouriteUseCases { () throws(Problem) in
                try await requests.ask("songs") {
                    ["Yesterday", "Help"].enumerated().map {
                        FavouriteSong(id: $0, title: $1, star: .init(isOn: false, version: 0))
                    }
                }
            } setStar: { id, isOn throws(Problem) in
                let star = FavouriteStar(isOn: isOn, version: requests.all.count + 1)
                return try await requests.ask("star \(id) \(isOn ? "on" : "off")", .write) { star }
            }
        } mvvm: {
            Recipe($0, FavouritesViewModel(useCases: $1)) {
                FavouritesMVVMView(viewModel: $0)
            }
        } mvi: {
            Recipe($0, FavouritesState(), FavouritesReducer(useCases: $1)) {
                FavouritesMVIView(store: $0)
            }
        },
        recipe("refresh", "Refresh: pulled, and cancelled") { requests in
            RefreshUseCases { () throws(Problem) in
                let number = requests.all.count + 1
                return try await requests.ask("headlines") { ["Rain", "News \(number)"] }
            }
        } mvvm: {
            Recipe($0, RefreshViewModel(useCases: $1), \.state) { RefreshMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, RefreshState(), RefreshReducer(useCases: $1)) { RefreshMVIView(store: $0) }
        },
        recipe("stream", "Stream: a status that is followed") { requests in
            let statuses = ["online": ConnectionStatus.online, "slow": .slow, "offline": .offline]
            return StreamUseCases {
                AsyncStream { @MainActor () -> ConnectionStatus? in
                    let news = statuses.keys.sorted()
                    return switch await requests.reply(to: "next status", .stream, news: news) {
                    case .news(let status): statuses[status]
                    case .ok: .online
                    case .fail, .expired, nil: nil
                    }
                }
            }
        } mvvm: {
            Recipe($0, StreamViewModel(useCases: $1), \.state) { StreamMVVMView(viewModel: $0) }
        } mvi: {
            Recipe($0, StreamState(), StreamReducer(useCases: $1)) { StreamMVIView(store: $0) }
        },
        recipe("wizard", "Wizard: steps, and a draft") { requests in
            WizardUseCases { draft throws(Problem) in
                try await requests.ask(draft == nil ? "forget the draft" : "keep the draft", .write)
                {}
            } send: { draft throws(Problem) in
                try await requests.ask("send \(draft.fields.name)", .write) {}
            }
        } mvvm: {
            let viewModel = WizardViewModel(draft, useCases: $1, delay: ControlledDelay($0))
            return Recipe($0, viewModel, \.state) { WizardMVVMView(viewModel: $0) }
        } mvi: {
            let reducer = WizardReducer(useCases: $1, delay: ControlledDelay($0))
            return Recipe($0, WizardState(draft), reducer) { WizardMVIView(store: $0) }
        },
        recipe("upload", "Upload: cancelled, and resumed") { requests in
            UploadUseCases { report throws(Problem) in
                var sent = 0
                while sent < 100 {
                    sent = try await requests.bytes()
                    report(sent)
                }
            } use: { () throws(Problem) in
                try await requests.ask("use the file", .write) {}
            }
        } mvvm: {
            Recipe($0, UploadViewModel(size: 100, useCases: $1), \.state) { file in
                UploadView(state: file.state, upload: { file.upload() }, cancel: file.cancel)
            }
        } mvi: {
            Recipe($0, UploadState(size: 100), UploadReducer(useCases: $1)) { file in
                UploadView(
                    state: file.state, upload: { file.send(.uploadTapped) },
                    cancel: { file.send(.cancelTapped) })
            }
        },
        recipe("search", "Search: after a pause, two requests") { requests in
            SearchUseCases { name throws(Problem) in
                try await requests.ask("find \(name)") { City(id: name.count, name: name) }
            } getDegrees: { id throws(Problem) in
                try await requests.ask("degrees of \(id)") { 10 + id }
            }
        } mvvm: {
            Recipe($0, SearchViewModel(useCases: $1, delay: ControlledDelay($0)), \.state) {
                SearchView(state: $0.state, query: Bindable($0).query)
            }
        } mvi: {
            Recipe($0, SearchState(), SearchReducer(useCases: $1, delay: ControlledDelay($0))) {
                SearchView(state: $0.state, query: $0.binding(\.query) { .queryChanged($0) })
            }
        },
        recipe("timer", "Timer: a stopwatch") {
            ControlledDelay($0)
        } mvvm: {
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
        recipe("undo", "Undo: a delete that waits") {
            ItemsScenario.controlledUseCases(ItemsScenario.sampleContent, $0).deleteItem
        } mvvm: {
            let list = UndoViewModel(Item.samples, deleteItem: $1, delay: ControlledDelay($0))
            return Recipe($0, list, \.state) { UndoMVVMView(viewModel: $0) }
        } mvi: {
            let reducer = UndoReducer(deleteItem: $1, delay: ControlledDelay($0))
            return Recipe($0, UndoState(Item.samples), reducer) { UndoMVIView(store: $0) }
        },
    ]

    private static func recipe<UseCases>(
        _ id: String, _ title: String,
        useCases: @escaping @MainActor @Sendable (Requests) -> UseCases,
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
private let draft = WizardDraft(id: "1")

extension Rows: CustomStringConvertible {
    public var description: String { "\(all)" }
}

extension Requests {
    /// Opens a request for the next part of the file. The answer says how many bytes were sent so far.
    fileprivate func bytes() async throws(Problem) -> Int {
        switch await reply(to: "bytes", .stream, news: ["30", "60", "100"]) {
        case .news(let bytes): Int(bytes) ?? 0
        case .ok: 100
        case .fail(let message): throw .unavailable(Reason(message))
        case .expired: throw .sessionExpired
        case nil: throw .cancelled
        }
    }

    /// Opens a request. The answer is this value or a failure.
    fileprivate func ask<Value: Sendable>(
        _ name: String, _ kind: Kind = .read, _ value: () -> Value
    ) async throws(Problem) -> Value {
        try await result(of: name, kind) { _ throws(Problem) in value() }
    }
}
