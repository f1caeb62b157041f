#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("App, MVVM") {
    PreviewStates(.app) { state in
        let viewModel = state.container.makeAppViewModel()
        Task {
            await state.logIn()
            viewModel.start()
        }
        return AppMVVMView(viewModel: viewModel)
    }
}

#Preview("Login, MVVM") {
    PreviewStates(.login) { state in
        let viewModel = state.container.makeLoginViewModel()
        if let credentials = state.credentials {
            viewModel.email = credentials.email
            viewModel.password = credentials.password
            viewModel.submit()
        }
        return NavigationStack { LoginMVVMView(viewModel: viewModel) }
    }
}

#Preview("Items, MVVM") {
    PreviewStates(.loads) { state in
        let viewModel = state.container.makeItemsViewModel()
        viewModel.load()
        return ScreenStack(ItemsMVVMView(viewModel: viewModel))
    }
}

#Preview("Users, MVVM") {
    PreviewStates(.loads) { state in
        let viewModel = state.container.makeUsersViewModel()
        viewModel.load()
        return ScreenStack(UsersMVVMView(viewModel: viewModel))
    }
}

#Preview("Counter, MVVM") {
    PreviewStates(.loads) { state in
        let viewModel = state.container.makeCounterViewModel()
        viewModel.load()
        return ScreenStack(CounterMVVMView(viewModel: viewModel))
    }
}

#Preview("Notes, MVVM") {
    PreviewStates(.notes) { state in
        let viewModel = state.container.makeNotesViewModel(session: Session(email: "al@x.test"))
        viewModel.load()
        if let id = state.noteID { viewModel.openLink(to: id) }
        return ScreenStack(NotesMVVMView(viewModel: viewModel))
    }
}
#endif
