extension Task<Void, Never> {
    /// Ends when all of these have ended; nil for none.
    @MainActor
    public static func all(_ tasks: [Task?]) -> Task? {
        let tasks = tasks.compactMap(\.self)
        return tasks.count < 2 ? tasks.first : Task { for task in tasks { await task.value } }
    }
}
