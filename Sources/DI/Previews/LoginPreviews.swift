#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Empty, MVVM") {
    LoginMVVMView(viewModel: Container.preview(.loaded).makeLoginViewModel()) { _ in }
}

#Preview("Empty, MVI") {
    LoginMVIView(store: Container.preview(.loaded).makeLoginStore()) { _ in }
}

#Preview("Refused") {
    LoginMVVMView(viewModel: submitted(.loaded, "al@", "")) { _ in }
}

#Preview("Wrong") {
    LoginMVVMView(viewModel: submitted(.loaded, "al@x.test", "engima")) { _ in }
}

#Preview("Loading") {
    LoginMVVMView(viewModel: submitted(.loading, "al@x.test", "enigma")) { _ in }
}

#Preview("Failed") {
    LoginMVVMView(viewModel: submitted(.failed, "al@x.test", "enigma")) { _ in }
}

@MainActor
private func submitted(
    _ answers: PreviewAnswers, _ email: String, _ password: String
) -> LoginViewModel {
    let viewModel = Container.preview(answers).makeLoginViewModel()
    viewModel.changeEmail(email)
    viewModel.changePassword(Password(password))
    viewModel.submit()
    return viewModel
}
#endif
