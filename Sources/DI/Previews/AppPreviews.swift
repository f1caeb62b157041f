#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Side by side") {
    SideBySideView(container: .preview(.loaded))
}

#Preview("MVVM") {
    AppMVVMView(viewModel: Container.preview(.loaded).makeAppViewModel())
}

#Preview("MVI") {
    AppMVIView(store: Container.preview(.loaded).makeAppStore())
}
#endif
