import Domain
import Presentation
package import Scenarios

// While the main screen is open, each screen's own properties hold in the app, too.
extension AppScenario {
    nonisolated package static func violationOfParts(_ history: History<AppScenario>) -> Violation? {
        history.violation(of: ItemsScenario.properties, .items, .load, \.items)
            ?? history.violation(of: UsersScenario.propertiesOfState, .users, .load) {
                .init(screen: $0.users)
            }
            ?? history.violation(of: CounterScenario.properties, .counter, .load, \.counter)
    }
}

extension History<AppScenario> {
    /// How the last step has broken a property of one screen. The screen's history begins when the main
    /// screen opens, at the place where the user was.
    fileprivate func violation<Part: ScenarioFeature>(
        of properties: [Property<Part>], _ tab: MainTab, _ first: Part.Step,
        _ state: (MainState) -> Part.State
    ) -> Violation? {
        guard let main = self.state.main else { return nil }
        let closed = moments.lastIndex { $0.state.main == nil } ?? 0
        let opening = answers.first { $0.moment == closed + 1 }
        let place =
            opening?.value(OpenSession?.self)??.place ?? leaving.placeToOpen?.of(main.session)
        let initial = MainState(session: main.session, place: place)
        let link = moments[closed].state.app?.link.map { AppScenario.Step.link($0.text) }
        let part: History<Part> = part(
            since: closed + 1, initial: state(initial),
            first: [first] + (link?.steps(on: tab) ?? []),
            state: { $0.main.map(state) }
        ) { step, moment in
            // A user who logs out or quits has read the error of the screen in front.
            let read = leaving.read[moment] == tab ? Part.step("clear-error", "") : nil
            return [read].compactMap(\.self) + step.steps(on: tab)
        }
        return part.violation(ofPart: properties)
    }
}

extension AppLink {
    fileprivate var text: String {
        ([tab.rawValue] + [id].compactMap(\.self)).joined(separator: "/")
    }
}

extension ScenarioFeature {
    fileprivate nonisolated static func step(_ word: String, _ argument: String) -> Step? {
        vocabulary.first { $0.word == word }?.step(argument)
    }
}

extension AppScenario.Step {
    func linkedID(_ tab: MainTab) -> String? {
        guard case .link(let link) = self, link.hasPrefix("\(tab.rawValue)/") else { return nil }
        return String(link.dropFirst(tab.rawValue.count + 1))
    }

    /// The steps on the screen of a tab that this step stands for.
    fileprivate func steps<Step>(on tab: MainTab) -> [Step] {
        let step: Any? =
            switch self {
            case .items(let step): step
            case .users(let step): step
            case .counter(let step): step
            default:
                switch tab {
                case .items: linkedID(tab).map(ItemsScenario.Step.link)
                case .users: linkedID(tab).map(UsersScenario.Step.link)
                case .counter: nil
                }
            }
        return (step as? Step).map { [$0] } ?? []
    }
}
