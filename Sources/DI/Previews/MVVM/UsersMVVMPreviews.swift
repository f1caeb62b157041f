#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    screen(.preview(.loaded))
}

#Preview("Empty, MVVM") {
    screen(.preview(.empty))
}

#Preview("Loading, MVVM") {
    screen(.preview(.loading))
}

#Preview("Failed, MVVM") {
    screen(.preview(.failed))
}

@MainActor
private func screen(_ container: Container) -> some View {
    let viewModel = container.makeUsersViewModel()
    return PreviewScreen(load: { viewModel.load() }) { UsersMVVMView(viewModel: viewModel) }
}
#endif
