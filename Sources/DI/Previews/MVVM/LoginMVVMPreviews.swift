#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Empty, MVVM") {
    LoginMVVMView(viewModel: Container.preview(.loaded).makeLoginViewModel()) { _ in }
}

#Preview("Refused, MVVM") {
    LoginMVVMView(viewModel: submitted(.loaded, "al@", "")) { _ in }
}

#Preview("Wrong, MVVM") {
    LoginMVVMView(viewModel: submitted(.loaded, "al@x.test", "engima")) { _ in }
}

#Preview("Loading, MVVM") {
    LoginMVVMView(viewModel: submitted(.loading, "al@x.test", "enigma")) { _ in }
}

#Preview("Failed, MVVM") {
    LoginMVVMView(viewModel: submitted(.failed, "al@x.test", "enigma")) { _ in }
}

@MainActor
private func submitted(
    _ answers: PreviewAnswers, _ email: String, _ password: String
) -> LoginViewModel {
    let viewModel = Container.preview(answers).makeLoginViewModel()
    viewModel.email = email
    viewModel.password = Password(password)
    viewModel.submit()
    return viewModel
}
#endif
