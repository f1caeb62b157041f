import Domain
import Explorer
import Faults
import FaultyScreens
import Foundation
import Presentation
import Scenarios

/// Each famous mistake as a level. The correct screen is on the left, the screen with the mistake on the
/// right.
///
/// The texts of a level go from `levels.json` to the page unchanged.
@MainActor
struct Level: Decodable {
    /// The id in the page's address.
    let id: String
    /// The name of the famous mistake that the level shows, and the title of the level.
    let mistake, title: String
    let race: Race
    let mends: [Mend]?

    /// A change that a visitor can choose to remove the mistake.
    struct Mend: Decodable {
        /// `1` and `2` are wrong, in another way than the mistake. `mended` is right.
        let code: String
        let found: Race.Found?

        func screen<A: AnyFault>(of fault: A) -> InEachPattern<A.F> {
            Int(code).map { fault.mends[$0 - 1] } ?? fault.mended
        }
    }

    static func all() throws -> [Level] {
        try JSONDecoder().decode(
            [Level].self, from: Data(try Files.text("Page/Web/levels.json").utf8))
    }

    var fault: any AnyFault {
        guard let fault = Faults.all.first(where: { $0.name == mistake }) else {
            preconditionFailure("There is no mistake “\(mistake)”.")
        }
        return fault
    }

    /// The app's own screen on the left, and this screen, with the mistake or with a mend, on the right.
    func duel<A: AnyFault>(
        _ fault: A, _ screen: InEachPattern<A.F>, _ found: Race.Found? = nil
    ) throws -> Duel<A.F> {
        let screens = [fault.right, fault.played(screen)].map {
            pattern -> Play<A.F>.MakeScreen in
            { pattern.makeScreen(Self.useCases(A.F.self, $0)) }
        }
        var race = race
        race.found = found ?? race.found
        return try Duel(screens, race)
    }

    private static func useCases<F: Feature>(_: F.Type, _ requests: Requests) -> F.UseCases {
        let given = F.controlledUseCases(F.sampleContent, requests)
        let (fruit, count) = (ControlledFruit(requests), ControlledCount(requests))
        var own: Any = given
        switch given {
        case is UsersUseCases: own = UsersUseCases(getUsers: ControlledPeople(requests: requests))
        case is CounterUseCases: own = CounterUseCases(get: count, change: count)
        case var items as ItemsUseCases:
            (items.getItems, items.deleteItem) = (fruit, fruit)
            own = items
        case var app as AppScenario.UseCases:
            (app.items.getItems, app.items.deleteItem) = (fruit, fruit)
            own = app
        default: break
        }
        return own as? F.UseCases ?? given
    }
}
