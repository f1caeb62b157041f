import Domain
import Explorer
import Scenarios

// The services of the levels. A loaded list has the content of the time of its request. The name of
// the request tells this content.

/// A list of people. The more requests are open when it is requested, the more people it contains.
struct ControlledPeople: GetUsersUseCase {
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let people = User.people.prefix(3 + min(requests.open.count, 2))
        return try await requests.result(of: "load \(people.map(\.id).joined(separator: " "))") {
            _ throws(UserError) in Array(people)
        }
    }
}

/// The fruit of the account that is logged in; one fixed list if the level has no login.
@MainActor
final class ControlledFruit: GetItemsUseCase, DeleteItemUseCase {
    private let requests: Requests
    private var deleted: Set<Item.ID> = []

    init(_ requests: Requests) { self.requests = requests }

    /// The user who has logged in last; nil before the first login.
    private var owner: String? {
        let logIn = requests.all.last { $0.isAnswered && $0.name.hasPrefix("log in ") }
        return logIn.map { $0.name.hasPrefix("log in bo") ? "Bo" : "Al" }
    }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let all = owner == "Bo" ? Item.fruitOfBo : Item.samples
        let fruit = all.filter { !deleted.contains($0.id) }
        let whose = owner.map { "\($0)’s " } ?? ""
        return try await requests.result(
            of: "load \(whose)\(fruit.map(\.id).joined(separator: " "))"
        ) { _ throws(ItemError) in fruit }
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        try await requests.result(of: "delete \(id)", .write) { _ throws(ItemError) in
            _ = deleted.insert(id)
        }
    }
}

/// A count that changes when a request is answered. It stays below 3, so that the number of possible plays
/// is limited.
@MainActor
final class ControlledCount: GetCounterUseCase, ChangeCounterUseCase {
    private let requests: Requests
    private var count = 1

    init(_ requests: Requests) { self.requests = requests }

    @MainActor func execute() async throws(CounterError) -> Counter {
        try await requests.result(of: "load") { _ throws(CounterError) in now }
    }

    @MainActor func execute(_ change: CounterChange) async throws(CounterError) -> Counter {
        try await requests.result(of: "\(change)", .write) { _ throws(CounterError) in
            count = change == .reset ? 0 : min(count + 1, 2)
            return now
        }
    }

    private var now: Counter { Counter(value: count, version: 0) }
}

extension User {
    static let people = ["Ann", "Bob", "Cleo", "Dan", "Eve"].enumerated().map {
        User(id: "p\($0.offset + 1)", name: $0.element)
    }
}

extension Item {
    static let fruitOfBo = ["Grape", "Kiwi", "Plum"].enumerated().map {
        Item(id: "b\($0.offset + 1)", name: $0.element)
    }
}
