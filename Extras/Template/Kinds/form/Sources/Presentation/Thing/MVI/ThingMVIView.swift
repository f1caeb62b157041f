#if canImport(SwiftUI)
public import SwiftUI

/// The thing screen, in the navigation stack of its parent.
public struct ThingMVIView: ScreenView {
    private let store: ScopedStore<ThingState, ThingIntent>

    public init(store: ScopedStore<ThingState, ThingIntent>) {
        self.store = store
    }

    public var body: some View {
        ThingForm(
            state: store.state, edit: { store.send(.edited($0)) },
            reload: { store.send(.loadRequested) })
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.state.error) { store.send(.errorDismissed($0)) }
    }
}
#endif
