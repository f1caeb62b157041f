#if canImport(SwiftUI)
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    UsersMVVMView(viewModel: Container.preview(.loaded).makeUsersViewModel())
}

#Preview("Loaded, MVI") {
    UsersMVIView(store: Container.preview(.loaded).makeUsersStore())
}

#Preview("Empty") {
    UsersMVVMView(viewModel: Container.preview(.empty).makeUsersViewModel())
}

#Preview("Loading") {
    UsersMVVMView(viewModel: Container.preview(.loading).makeUsersViewModel())
}

#Preview("Failed") {
    UsersMVVMView(viewModel: Container.preview(.failed).makeUsersViewModel())
}
#endif
