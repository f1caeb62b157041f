package import Domain
package import Presentation
package import Scenarios

/// The app's own reducers, which change the state correctly. The effects that they return are ignored.
@MainActor
private enum Right {
    static let users = UsersReducer(useCases: UsersScenario.controlledUseCases([], requests))
    static let login = LoginReducer(useCases: LoginScenario.controlledUseCases([], requests))
    static let items = ItemsReducer(useCases: ItemsScenario.controlledUseCases(.init([]), requests))
    static let counter = CounterReducer(
        useCases: CounterScenario.controlledUseCases(.sample, requests))

    private static let requests = Requests(cancellation: .ignored)
}

@MainActor
extension UsersState {
    package mutating func take(_ step: UsersScenario.Step) {
        if let intent = step.intent(in: self) { _ = Right.users.reduce(&self, intent: intent) }
    }

    package mutating func show(_ answer: Result<[User], UserError>) {
        _ = Right.users.reduce(&self, action: .loadResponse(answer))
    }

    package mutating func show(_ error: any Error, isLoading: Bool = false) {
        failLoad(error as? UserError ?? .unavailable("Try again."))
        if isLoading { loading = .loading }
    }
}

@MainActor
extension LoginState {
    package mutating func take(_ step: LoginScenario.Step) {
        _ = Right.login.reduce(&self, intent: step.intent)
    }

    /// Returns whether there is something to submit.
    package mutating func startSubmitting() -> Bool {
        take(.submit)
        return isSubmitting
    }

    package mutating func show(_ answer: Result<Session, AuthenticationError>) {
        _ = Right.login.reduce(&self, action: .logInResponse(answer))
    }
}

@MainActor
extension CounterState {
    package mutating func take(_ step: CounterScenario.Step) {
        if let intent = step.intent(in: self) { _ = Right.counter.reduce(&self, intent: intent) }
    }

    package mutating func endLoad(_ answer: Result<Counter, CounterError>) {
        _ = Right.counter.reduce(&self, action: .loadResponse(answer))
    }

    package mutating func startChange() { take(.increment) }

    package mutating func endChange(_ answer: Result<Counter, CounterError>) {
        _ = Right.counter.reduce(&self, action: .changeResponse(answer))
    }
}

@MainActor
extension ItemsState {
    package mutating func take(_ step: ItemsScenario.Step) {
        if let intent = step.intent(in: self) { _ = Right.items.reduce(&self, intent: intent) }
    }

    package mutating func endLoad(_ answer: Result<[Item], ItemError>) {
        _ = Right.items.reduce(&self, action: .loadResponse(answer))
    }

    package mutating func show(_ items: [Item]) {
        changesDuringLoad = []
        endLoad(.success(items))
    }

    package mutating func startDeleting(_ id: Item.ID) { take(.delete(id)) }

    package mutating func endDeleting(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        _ = Right.items.reduce(&self, action: .deleteResponse(id, answer))
    }

    /// Removes the item from the list after a success, and shows it again after a failure.
    package mutating func show(_ answer: Result<Void, ItemError>, ofDeleting id: Item.ID) {
        deleting.remove(id)
        switch answer {
        case .success, .failure(.notFound): items.removeAll { $0.id == id }
        case .failure(let error): errors.failWrite(error, of: id)
        }
    }
}

extension [Item] {
    /// The list with the changes that were acknowledged after its load began.
    package func applying(_ changes: [ItemChange]) -> [Item] {
        changes.reduce(into: self) { items, change in
            switch change {
            case .deleted(let id): items.removeAll { $0.id == id }
            case .saved(let item):
                let index = items.firstIndex { $0.id == item.id }
                if let index { items[index] = item } else { items.append(item) }
            }
        }
    }
}

extension Result<Void, ItemError> {
    /// An item that does not exist any more counts as deleted.
    package var isDeleted: Bool {
        switch self {
        case .success, .failure(.notFound): true
        case .failure: false
        }
    }
}
