#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen. The parent provides the navigation stack.
public struct CounterMVIView: ScreenView {
    private let store: ScopedStore<CounterState, CounterIntent>

    public init(store: ScopedStore<CounterState, CounterIntent>) {
        self.store = store
    }

    public var body: some View {
        CounterPanel(state: store.state, actions: CounterActions(store))
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.state.error) { store.send(.errorDismissed($0)) }
    }
}

extension CounterActions {
    fileprivate init(_ store: ScopedStore<CounterState, CounterIntent>) {
        self.init(
            load: { store.send(.loadRequested) }, decrement: { store.send(.decrementTapped) },
            reset: { store.send(.resetTapped) }, increment: { store.send(.incrementTapped) },
            dismiss: { store.send(.errorDismissed($0)) })
    }
}
#endif

#if canImport(UIKit)
extension CounterViewController {
    public convenience init(store: CounterStore) {
        self.init(state: { store.state }, actions: CounterActions(store.scoped))
    }
}
#endif
