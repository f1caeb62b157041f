/// Runs the work in a task that is cancelled before it begins.
func cancelled(_ work: @escaping @Sendable () async -> Void) async {
    await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await work()
    }.value
}
