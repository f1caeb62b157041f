import Domain
import Explorer
import Faults
import Foundation
import Presentation
import Scenarios

/// Each famous mistake as a level: the screen as it should be on the left, the mistake on the right.
///
/// What people read of it goes from `levels.json` to the page as it is.
@MainActor
struct Level: Decodable {
    /// The famous mistake that it shows, by its name.
    let mistake: String
    let title: String
    /// The code as a diff: lines with `-` are the mistake, those with `+` mend it.
    let mvvm: [String]
    let mvi: [String]
    let race: Race

    static func all() throws -> [Level] {
        try JSONDecoder().decode([Level].self, from: Data(PackageResources.levels_json))
    }

    var fault: any AnyFault {
        guard let fault = Faults.all.first(where: { $0.name == mistake }) else {
            preconditionFailure("There is no mistake “\(mistake)”.")
        }
        return fault
    }

    func duel<A: AnyFault>(_ fault: A) throws -> Duel<A.F> {
        let screens = [fault.right, fault.screens[0]].map { pattern -> Play<A.F>.MakeScreen in
            { requests in
                let users = UsersUseCases(getUsers: ControlledPeople(requests: requests))
                return pattern.makeScreen(
                    users as? A.F.UseCases ?? A.F.controlledUseCases(A.F.sampleContent, requests))
            }
        }
        return try Duel(screens, race)
    }
}

/// A list that grows with the number of open requests: what is asked later has more people.
private struct ControlledPeople: GetUsersUseCase {
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let count = 3 + min(requests.open.count, 2)
        switch await requests.reply(to: "load users \(count)") {
        case .ok, .news: return Array(User.people.prefix(count))
        case .fail(let message): throw .unavailable(Reason(message))
        case nil: throw .cancelled
        }
    }
}

extension User {
    /// Those of the levels.
    static let people = ["Ann", "Bob", "Cleo", "Dan", "Eve"].enumerated().map {
        User(id: "p\($0.offset + 1)", name: $0.element)
    }
}
