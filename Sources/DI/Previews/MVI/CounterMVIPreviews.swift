#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    screen(.preview(.loaded))
}

#Preview("Empty, MVI") {
    screen(.preview(.empty))
}

#Preview("Loading, MVI") {
    screen(.preview(.loading))
}

#Preview("Failed, MVI") {
    screen(.preview(.failed))
}

@MainActor
private func screen(_ container: Container) -> some View {
    let store = container.makeCounterStore()
    return PreviewScreen(load: { store.send(.loadRequested) }) {
        CounterMVIView(store: store.scoped)
    }
}
#endif
