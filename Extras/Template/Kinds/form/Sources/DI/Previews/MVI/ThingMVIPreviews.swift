#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded") {
    screen(.preview(.loaded))
}

#Preview("Loading") {
    screen(.preview(.loading))
}

#Preview("Failed") {
    screen(.preview(.failed))
}

@MainActor
private func screen(_ container: Container) -> some View {
    let store = container.makeThingStore()
    return PreviewScreen(load: { store.send(.loadRequested) }) { ThingMVIView(store: store.scoped) }
}
#endif
