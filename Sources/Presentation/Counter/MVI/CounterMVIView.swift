#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct CounterMVIView: View {
    @State private var store: CounterStore

    /// Keeps the store for as long as the view exists.
    public init(store: CounterStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack {
            CounterMVIScreen(store: store.scoped)
        }
        .onFirstAppear { store.send(.loadRequested) }
    }
}

/// The counter screen, for any navigation stack.
struct CounterMVIScreen: View {
    let store: ScopedStore<CounterState, CounterIntent>

    var body: some View {
        CounterPanel(
            count: store.state.count, isWaiting: store.state.isWaiting,
            decrement: { store.send(.decrementTapped) }, reset: { store.send(.resetTapped) },
            increment: { store.send(.incrementTapped) }
        )
        .reloadButton(isLoading: store.state.isLoading) { store.send(.loadRequested) }
        .navigationTitle("Counter")
        .errorAlert(store.state.error, message: \.message) { store.send(.errorDismissed($0)) }
    }
}
#endif
