#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen. The parent provides the navigation stack.
public struct CounterMVIView: ScreenView {
    private let store: ScopedStore<CounterState, CounterIntent>

    public init(store: ScopedStore<CounterState, CounterIntent>) { self.store = store }

    public var body: some View {
        CounterPanel(
            state: store.state, reload: { store.send(.loadRequested) },
            change: { store.send(.changeTapped($0)) })
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.state.error) { store.send(.errorDismissed($0)) }
    }
}
#endif
