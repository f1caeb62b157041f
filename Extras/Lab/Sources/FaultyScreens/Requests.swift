package import Domain

// Requests as values, so that a task needs nothing of its screen to send them.

extension LoginUseCases {
    package func loggingIn(
        _ credentials: Credentials
    ) -> @MainActor () async throws(AuthenticationError) -> Session {
        { () throws(AuthenticationError) in try await logIn.execute(credentials) }
    }
}

extension NotesUseCases {
    package func sending(
        _ save: NoteWrite, for session: Session
    ) -> @MainActor () async throws(NoteError) -> Int {
        { () throws(NoteError) in try await write.execute(save, for: session) }
    }
}

extension ItemsUseCases {
    package func deleting(_ id: Item.ID) -> @MainActor () async throws(ItemError) -> Void {
        { () throws(ItemError) in try await deleteItem.execute(id: id) }
    }
}
