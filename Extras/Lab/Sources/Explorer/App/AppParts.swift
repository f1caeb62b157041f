import Domain
import Presentation
package import Scenarios

// Each screen of the app keeps its own properties there, from when the main screen opens until it closes.
extension AppScenario {
    nonisolated package static func violation(_ history: History<AppScenario>) -> Violation? {
        properties.firstViolation(history)
            ?? Property<AppScenario>.ofEveryScreen.firstViolation(history)
            ?? history.part(
                \.items, .items, first: [.load], steps: \.itemsSteps, read: .clearError(nil)
            )
            .flatMap(ItemsScenario.properties.firstViolation)
            ?? history.part(
                { .init(screen: $0.users) }, .users, first: [.load], steps: \.usersSteps,
                read: .clearError(nil)
            )
            .flatMap(UsersScenario.propertiesOfState.firstViolation)
            ?? history.part(
                \.counter, .counter, first: [.load], steps: \.counterSteps,
                read: .clearError(nil)
            )
            .flatMap(CounterScenario.properties.firstViolation)
            ?? history.part(
                { .init(screen: $0.notes) }, .notes, first: [.observe], steps: \.notesSteps,
                read: .clearError(nil)
            )
            .flatMap(NotesScenario.properties.firstViolation)
    }
}

extension History<AppScenario> {
    /// A screen since the main screen has opened, at the place where the user was. `read` is what it means
    /// to a screen in front that the user logs out or quits.
    fileprivate func part<Part: ScenarioFeature>(
        _ state: (MainState) -> Part.State, _ tab: MainTab, first: [Part.Step],
        steps: (AppScenario.Step) -> [Part.Step], read: Part.Step
    ) -> History<Part>? {
        guard let main = self.state.main else { return nil }
        let closed = moments.lastIndex { $0.state.main == nil } ?? 0
        let opening = answers.first { $0.moment == closed + 1 }
        let place =
            opening?.value(OpenSession?.self)??.place ?? leaving.placeToOpen?.of(main.session)
        let initial = MainState(session: main.session, place: place)
        let link = moments[closed].state.app?.link.map { AppScenario.Step.link($0.text) }
        let part: History<Part> = part(
            since: closed + 1, initial: state(initial), first: first + (link.map(steps) ?? []),
            state: { $0.main.map(state) }
        ) { step, moment in
            (leaving.read[moment] == tab ? [read] : []) + steps(step)
        }
        return part.hasChanged ? part : nil
    }
}

extension AppLink {
    fileprivate var text: String {
        ([tab.rawValue] + [id].compactMap(\.self)).joined(separator: "/")
    }
}

// What a step of the app means to its screens.
extension AppScenario.Step {
    func linkedID(_ tab: String) -> String? {
        guard case .link(let link) = self, link.hasPrefix("\(tab)/") else { return nil }
        return String(link.dropFirst(tab.count + 1))
    }

    fileprivate var itemsSteps: [ItemsScenario.Step] {
        if case .items(let step) = self {
            [step]
        } else {
            linkedID("items").map { [.link($0)] } ?? []
        }
    }

    fileprivate var usersSteps: [UsersScenario.Step] {
        if case .users(let step) = self {
            [step]
        } else {
            linkedID("users").map { [.link($0)] } ?? []
        }
    }

    fileprivate var counterSteps: [CounterScenario.Step] {
        if case .counter(let step) = self { [step] } else { [] }
    }

    fileprivate var notesSteps: [NotesScenario.Step] {
        if case .notes(let step) = self {
            [step]
        } else {
            linkedID("notes").map { [.link($0)] } ?? []
        }
    }
}
