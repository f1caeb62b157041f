public import Observation
import Presentation

/// The rules of the stack, as MVVM: holds the view models of the screens.
@MainActor
@Observable
public final class StackViewModel {
    public let teas: Rows<Tea>
    private var screens: [Screen] = []
    private let useCases: StackUseCases

    public enum Screen {
        case detail(TeaDetailViewModel)
        case timer(TimerViewModel)
    }

    public init(teas: Rows<Tea>, useCases: StackUseCases) {
        (self.teas, self.useCases) = (teas, useCases)
    }

    /// Builds the state at each access.
    public var state: StackState {
        var state = StackState(teas: teas)
        state.screens = Rows(screens.map(\.state))
        return state
    }

    /// Set when a row was tapped, or a link was opened.
    public var path: [StackScreen.ID] {
        get { screens.map(\.id) }
        set {
            // A screen of the old stack stays as it is if the new stack has it, too. Any other old screen
            // is released, which ends its reads.
            var shown: [Screen] = []
            for id in newValue where !shown.contains(where: { $0.id == id }) {
                if let screen = self[id] ?? makeScreen(id) { shown.append(screen) }
            }
            screens = shown
        }
    }

    /// Called when the user went back: closes this screen and the screens above it. Does nothing if a
    /// link has removed the screen already.
    public func close(_ id: StackScreen.ID) { path = Array(path.prefix { $0 != id }) }

    public subscript(id: StackScreen.ID) -> Screen? {
        screens.first { $0.id == id }
    }

    /// Nil if the list does not have the tea.
    private func makeScreen(_ id: StackScreen.ID) -> Screen? {
        switch id {
        case .detail(let id): teas[id: id].map { .detail(makeDetail($0)) }
        case .timer(let id):
            teas[id: id].map { .timer(TimerViewModel(id: $0.id, delay: useCases.delay)) }
        }
    }

    private func makeDetail(_ tea: Tea) -> TeaDetailViewModel {
        let detail = TeaDetailViewModel(tea: tea, useCases: useCases)
        detail.events.subscribe { [weak self, weak detail] event in
            // While the user leaves a screen, its view can still be tapped. So taps on a removed screen
            // are ignored.
            guard let self, case .detail(let shown) = self[.detail(tea.id)], shown === detail
            else { return }
            switch event {
            case .timerRequested(let id): path.append(.timer(id))
            }
        }
        return detail
    }
}

@MainActor
extension StackViewModel.Screen {
    /// Does not read the state, so that observers of the path are not notified of ticks.
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
