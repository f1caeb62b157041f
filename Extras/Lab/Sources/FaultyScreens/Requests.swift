package import Domain

// Requests as values, so that a task can send them without its view model or store.

extension LoginUseCases {
    package func loggingIn(
        _ credentials: Credentials
    ) -> @MainActor () async throws(AuthenticationError) -> Session {
        { () throws(AuthenticationError) in try await logIn.execute(credentials) }
    }
}

extension CounterUseCases {
    package func sending(
        _ change: CounterChange
    ) -> @MainActor () async throws(CounterError) -> Counter {
        { () throws(CounterError) in try await self.change.execute(change) }
    }
}

extension ItemsUseCases {
    package func deleting(_ id: Item.ID) -> @MainActor () async throws(ItemError) -> Void {
        { () throws(ItemError) in try await deleteItem.execute(id: id) }
    }
}
