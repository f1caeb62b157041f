#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Empty, MVI") {
    LoginMVIView(store: Container.preview(.loaded).makeLoginStore()) { _ in }
}

#Preview("Refused, MVI") {
    LoginMVIView(store: submitted(.loaded, "al@", "")) { _ in }
}

#Preview("Wrong, MVI") {
    LoginMVIView(store: submitted(.loaded, "al@x.test", "engima")) { _ in }
}

#Preview("Loading, MVI") {
    LoginMVIView(store: submitted(.loading, "al@x.test", "enigma")) { _ in }
}

#Preview("Failed, MVI") {
    LoginMVIView(store: submitted(.failed, "al@x.test", "enigma")) { _ in }
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
