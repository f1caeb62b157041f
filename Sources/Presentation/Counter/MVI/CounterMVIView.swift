#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen, in the navigation stack of its parent.
public struct CounterMVIView: View {
    private let store: ScopedStore<CounterState, CounterIntent>

    public init(store: ScopedStore<CounterState, CounterIntent>) {
        self.store = store
    }

    public var body: some View {
        CounterPanel(
            count: store.state.count, isWaiting: store.state.isWaiting,
            decrement: { store.send(.decrementTapped) }, reset: { store.send(.resetTapped) },
            increment: { store.send(.incrementTapped) }
        )
        .screen(
            CounterTexts.title, isLoading: store.state.isLoading, error: store.state.error,
            reload: { store.send(.loadRequested) }, dismiss: { store.send(.errorDismissed($0)) })
    }
}
#endif

#if canImport(UIKit)
extension CounterViewController {
    public convenience init(store: CounterStore) {
        self.init(
            state: { store.state },
            actions: Actions(
                load: { store.send(.loadRequested) }, decrement: { store.send(.decrementTapped) },
                reset: { store.send(.resetTapped) }, increment: { store.send(.incrementTapped) },
                dismiss: { store.send(.errorDismissed($0)) }))
    }
}
#endif
