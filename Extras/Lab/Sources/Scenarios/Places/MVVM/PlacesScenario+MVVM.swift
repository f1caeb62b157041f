import Domain
package import Presentation

extension PlacesScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: AppScenario.UseCases) -> Screen<PlacesScenario> {
        AppLife(useCases.session.keepPlace) {
            .viewModel(AppScenario.viewModel(useCases))
        }.screen
    }
}

@MainActor
extension AppLife.Running {
    package static func viewModel(_ app: AppViewModel) -> AppLife.Running {
        AppLife.Running(
            model: app, state: { app.state }, start: { app.start().finish },
            open: { app.openLink($0)?.finish },
            perform: { app.perform($0)?.finish })
    }
}
