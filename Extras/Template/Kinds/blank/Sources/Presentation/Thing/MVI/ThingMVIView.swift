#if canImport(SwiftUI)
public import SwiftUI

/// The thing screen, in the navigation stack of its parent.
public struct ThingMVIView: ScreenView {
    private let store: ScopedStore<ThingState, ThingIntent>

    public init(store: ScopedStore<ThingState, ThingIntent>) {
        self.store = store
    }

    public var body: some View {
        ThingPanel(tapCount: store.state.tapCount, tap: { store.send(.tapped) })
    }

    public var alert: ScreenAlert? { nil }
}
#endif
