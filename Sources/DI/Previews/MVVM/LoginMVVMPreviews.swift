#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Empty, MVVM") {
    screen(Container.preview(.loaded).makeLoginViewModel())
}

#Preview("Refused, MVVM") {
    screen(submitted(.loaded, "al@", ""))
}

#Preview("Wrong, MVVM") {
    screen(submitted(.loaded, "al@x.test", "engima"))
}

#Preview("Loading, MVVM") {
    screen(submitted(.loading, "al@x.test", "enigma"))
}

#Preview("Failed, MVVM") {
    screen(submitted(.failed, "al@x.test", "enigma"))
}

@MainActor
private func screen(_ viewModel: LoginViewModel) -> some View {
    NavigationStack { LoginMVVMView(viewModel: viewModel) }
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
