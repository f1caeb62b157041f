#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("MVVM") {
    AppMVVMView(viewModel: Container.preview(.loaded).makeAppViewModel())
}

#Preview("Failed, MVVM") {
    AppMVVMView(viewModel: Container.preview(.failed).makeAppViewModel())
}
#endif
