import Domain
import Presentation
package import Scenarios

// While the main screen is open, the properties of each single screen must hold as well.
extension AppScenario {
    nonisolated package static func violationOfParts(
        _ history: History<AppScenario>
    ) -> Violation? {
        history.violation(of: ItemsScenario.properties, .items, .load, \.items)
            ?? history.violation(of: UsersScenario.properties, .users, .load, \.users)
            ?? history.violation(of: CounterScenario.properties, .counter, .load, \.counter)
    }
}

extension History<AppScenario> {
    /// How the last step has broken a property of one screen; nil if it has not. The screen's
    /// history begins with the restored state.
    fileprivate func violation<Part: ScenarioFeature>(
        of properties: [Property<Part>], _ tab: MainTab, _ first: Part.Step,
        _ state: (MainState) -> Part.State
    ) -> Violation? {
        guard let main = self.state.main else { return nil }
        var initial = MainState(session: main.session)
        let place = leaving.openedPlace
        initial.items.selectedItemID = place?.itemID
        (initial.users.path, initial.users.query) = (place?.userIDs ?? [], place?.userQuery ?? "")
        let opened = moments[leaving.opened].state.main?.items
        (initial.items.form, initial.items.notSaved) = (opened?.form, opened?.notSaved ?? [])
        let link = moments[leaving.opened - 1].state.app?.link?.step
        return violation(
            of: properties, initial: state(initial), first: [first] + (link?.steps(on: tab) ?? []),
            state: { $0.main.map(state) }, steps: { $0.steps(on: tab) })
    }
}

extension AppLink {
    /// The step that opens this link.
    var step: AppScenario.Step {
        .link(([tab.rawValue] + [id].compactMap(\.self)).joined(separator: "/"))
    }
}

extension AppScenario.Step {
    /// The steps on the screen of `tab` that correspond to this step of the app; empty if there are none.
    func steps<Step>(on tab: MainTab) -> [Step] {
        var id: String?
        if case .link(let link) = self, link.hasPrefix("\(tab.rawValue)/") {
            id = String(link.dropFirst(tab.rawValue.count + 1))
        }
        let step: Any? =
            switch self {
            case .items(let step): step
            case .users(let step): step
            case .counter(let step): step
            default:
                switch tab {
                case .items: id.map(ItemsScenario.Step.link)
                case .users: id.map(UsersScenario.Step.link)
                case .counter: nil
                }
            }
        return (step as? Step).map { [$0] } ?? []
    }
}
