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
    let viewModel = container.makeThingViewModel()
    return PreviewScreen(load: { viewModel.load() }) { ThingMVVMView(viewModel: viewModel) }
}
#endif
