#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    UsersMVVMView(viewModel: Container.preview(.loaded).makeUsersViewModel())
}

#Preview("Empty, MVVM") {
    UsersMVVMView(viewModel: Container.preview(.empty).makeUsersViewModel())
}

#Preview("Loading, MVVM") {
    UsersMVVMView(viewModel: Container.preview(.loading).makeUsersViewModel())
}

#Preview("Failed, MVVM") {
    UsersMVVMView(viewModel: Container.preview(.failed).makeUsersViewModel())
}
#endif
