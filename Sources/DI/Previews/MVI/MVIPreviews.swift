#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("App, MVI") {
    PreviewStates(.app) { state in
        let store = state.container.makeAppStore()
        Task {
            await state.logIn()
            store.send(.started)
        }
        return AppMVIView(store: store)
    }
}

#Preview("Login, MVI") {
    PreviewStates(.login) { state in
        let store = state.container.makeLoginStore()
        if let credentials = state.credentials {
            store.send(.emailChanged(credentials.email))
            store.send(.passwordChanged(credentials.password))
            store.send(.submitTapped)
        }
        return NavigationStack { LoginMVIView(store: store.scoped) }
    }
}

#Preview("Items, MVI") {
    PreviewStates(.loads) { state in
        let store = state.container.makeItemsStore()
        store.send(.loadRequested)
        return ScreenStack(ItemsMVIView(store: store.scoped))
    }
}

#Preview("Users, MVI") {
    PreviewStates(.loads) { state in
        let store = state.container.makeUsersStore()
        store.send(.loadRequested)
        return ScreenStack(UsersMVIView(store: store.scoped))
    }
}

#Preview("Counter, MVI") {
    PreviewStates(.loads) { state in
        let store = state.container.makeCounterStore()
        store.send(.loadRequested)
        return ScreenStack(CounterMVIView(store: store.scoped))
    }
}

#Preview("Notes, MVI") {
    PreviewStates(.notes) { state in
        let store = state.container.makeNotesStore(session: Session(email: "al@x.test"))
        store.send(.loadRequested)
        if let id = state.noteID { store.send(.linkOpened(id)) }
        return ScreenStack(NotesMVIView(store: store.scoped))
    }
}
#endif
