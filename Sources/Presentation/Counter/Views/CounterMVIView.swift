#if canImport(SwiftUI)
public import SwiftUI

/// The counter screen over a store, which it keeps as long as it is there.
public struct CounterMVIView: View {
    @State private var store: CounterStore

    public init(store: CounterStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack {
            CounterContent(state: store.state, send: Send(store.send))
        }
        .onAppear { store.send(.loadRequested) }
    }
}
#endif
