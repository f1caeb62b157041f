#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Calls `save` when this view disappears, also if a page or another tab covers it, and when the app
    /// is not active any more.
    func savesWhenLeft(save: @escaping @MainActor () -> Void) -> some View {
        modifier(SavesWhenLeft(save: save))
    }
}

private struct SavesWhenLeft: ViewModifier {
    let save: @MainActor () -> Void
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .onDisappear { save() }
            .onChange(of: scenePhase) { if scenePhase != .active { save() } }
    }
}
#endif
