#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Empty, MVI") {
    screen(Container.preview(.loaded).makeLoginStore())
}

#Preview("Refused, MVI") {
    screen(submitted(.loaded, "al@", ""))
}

#Preview("Wrong, MVI") {
    screen(submitted(.loaded, "al@x.test", "engima"))
}

#Preview("Loading, MVI") {
    screen(submitted(.loading, "al@x.test", "enigma"))
}

#Preview("Failed, MVI") {
    screen(submitted(.failed, "al@x.test", "enigma"))
}

@MainActor
private func screen(_ store: LoginStore) -> some View {
    NavigationStack { LoginMVIView(store: store.scoped) }
}

@MainActor
private func submitted(
    _ answers: PreviewAnswers, _ email: String, _ password: String
) -> LoginStore {
    let store = Container.preview(answers).makeLoginStore()
    store.send(.emailChanged(email))
    store.send(.passwordChanged(Password(password)))
    store.send(.submitTapped)
    return store
}
#endif
