import Domain
import Headless
import Presentation
import Scenarios
import SwiftUI

/// The app from its opening to its end, and opened again.
struct PlacesOnScreen: OnScreen {
    typealias Feature = PlacesScenario

    let screen: HeadlessScreen
    private let app: AppOnScreen

    init(_ screen: HeadlessScreen) {
        self.screen = screen
        app = AppOnScreen(screen)
    }

    func take(_ step: PlacesScenario.Step, in state: PlacesScenario.State) throws -> String? {
        guard let running = state.app else { return "the app does not run" }
        switch step {
        case .quit, .reopen: return "the system does it"
        case .open(let link):
            screen.open("sidebyside://\(link)")
            return nil
        case .logIn(let email):
            let form: [LoginScenario.Step] = [.email(email), .password("enigma"), .submit]
            return try form.lazy.compactMap { try app.take(.login($0), in: running) }.first
        case .logOut: return try app.take(.logOut, in: running)
        case .tab(let tab): return try app.take(.tab(tab), in: running)
        case .back: return try app.take(.back, in: running)
        case .select(let id): return try app.take(.items(.select(id)), in: running)
        case .user(let id): return try app.take(.users(.select(id)), in: running)
        }
    }

    func seen(over state: PlacesScenario.State) throws -> PlacesScenario.State {
        var seen = state
        if screen.tree.isEmpty {
            seen.app = nil
        } else if screen.tree == "spinner “In progress”" {
            seen.app = AppState(isStarting: true)
        } else {
            let running = try state.app.orNotSeen("nothing", screen)
            seen.app = try app.seen(over: running)
            seen.app?.isStarting = false
            guard screen.alert?.texts == running.main.flatMap(error) else {
                throw NotSeen("the error of the tab in front", screen)
            }
        }
        return seen
    }

    private func error(in main: MainState) -> [String]? {
        let message =
            switch main.tab {
            case .items: main.items.error?.message
            case .users: main.users.error?.message
            case .counter: main.counter.error?.message
            case .notes: main.notes.error?.message
            }
        return message.map { [$0] }
    }

    static let makers: [ViewMaker<PlacesScenario>] = [
        ViewMaker(.mvvm) { (life: AppLife) in
            HeadlessScreen(LifeView(life: life) { AppMVVMView(viewModel: $0) })
        },
        ViewMaker(.mvi) { (life: AppLife) in
            HeadlessScreen(LifeView(life: life) { AppMVIView(store: $0) })
        },
    ]
}

/// The app while it runs, which is handed its links.
private struct LifeView<Model: AnyObject, Content: View>: View {
    let life: AppLife
    let content: (Model) -> Content

    var body: some View {
        if let running = life.running, let model = running.model as? Model {
            content(model)
                .id(ObjectIdentifier(model))
                .onOpenURL { url in
                    if let link = try? AppLink(url.absoluteString) { _ = running.open(link) }
                }
        }
    }
}
