import Domain
public import Observation
public import Presentation

/// The rules of the list and of its stack, as MVVM: holds the view models of the screens.
@MainActor
@Observable
public final class StackViewModel {
    /// All but the screens.
    private var list: StackState
    private var screens: [Screen] = []
    private let useCases: StackUseCases
    private let tasks = ScreenTasks<Tea.ID>()

    public enum Screen {
        case detail(TeaDetailViewModel)
        case timer(TeaTimerViewModel)
    }

    public init(teas: [Tea] = [], useCases: StackUseCases) {
        self.useCases = useCases
        list = StackState(teas: teas)
    }

    /// Put together at each access.
    public var state: StackState {
        var state = list
        state.screens = Rows(screens.map(\.state))
        return state
    }

    public var visibleTeas: [Tea] { list.visibleTeas }
    public var error: Problem? { list.error }
    public var path: [StackScreen.ID] { screens.map(\.id) }

    public subscript(id: StackScreen.ID) -> Screen? {
        screens.first { $0.id == id }
    }

    @discardableResult
    public func select(_ id: Tea.ID) -> ScreenTask? {
        show(path + [.detail(id)])
    }

    /// The user went back over one screen or more.
    public func goBack(to path: [StackScreen.ID]) {
        show(self.path.filter(path.contains))
    }

    @discardableResult
    public func openLink(to link: StackScreen.ID) -> ScreenTask? {
        let loading = show(link.path)
        if self[link] == nil { list.error = .unavailable("This tea is gone.") }
        return loading
    }

    public func dismiss(_ error: Problem) {
        if list.error == error { list.error = nil }
    }

    /// Ends when the deletes that are open now have ended; nil if there are none.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    private func delete(_ id: Tea.ID) {
        list.deleting.insert(id)
        show(path.filter { $0.teaID != id })
        _ = tasks.write(id, for: self) { [useCases] () throws(Problem) in
            try await useCases.deleteTea(id)
        } receive: { screen, result in
            screen.change {
                $0.deleting.remove(id)
                switch result {
                case .success: $0.teas.removeAll { $0.id == id }
                case .failure(let error): $0.error = error
                }
            }
        }
    }

    /// Replaces the stack. A screen that is in both stays as it is; those that are left are released, which
    /// ends their reads.
    @discardableResult
    private func show(_ path: [StackScreen.ID]) -> ScreenTask? {
        var screens: [Screen] = []
        var started: [ScreenTask?] = []
        for id in path where !screens.contains(where: { $0.id == id }) {
            if let known = self[id] {
                screens.append(known)
            } else if let tea = list.visibleTeas.first(where: { $0.id == id.teaID }) {
                switch id {
                case .detail:
                    let detail = makeDetail(tea)
                    screens.append(.detail(detail))
                    started.append(detail.load())
                case .timer:
                    screens.append(.timer(TeaTimerViewModel(tea: tea, useCases: useCases)))
                }
            }
        }
        self.screens = screens
        return .all(started)
    }

    private func makeDetail(_ tea: Tea) -> TeaDetailViewModel {
        let detail = TeaDetailViewModel(tea: tea, useCases: useCases)
        detail.events.subscribe { [weak self, weak detail] event in
            // The view of a screen that is left can still be tapped.
            guard let self, case .detail(let shown) = self[.detail(tea.id)], shown === detail
            else { return }
            switch event {
            case .timerRequested(let id): show(path + [.timer(id)])
            case .deleteRequested(let id): delete(id)
            }
        }
        return detail
    }

    private func change(_ update: (inout StackState) -> Void) {
        update(&list)
    }
}

@MainActor
extension StackViewModel.Screen {
    fileprivate var id: StackScreen.ID {
        switch self {
        case .detail(let detail): .detail(detail.id)
        case .timer(let timer): .timer(timer.id)
        }
    }

    fileprivate var state: StackScreen {
        switch self {
        case .detail(let detail): .detail(detail.state)
        case .timer(let timer): .timer(timer.state)
        }
    }
}
