import Domain

// Use cases with a mistake in them.

/// Deletes that are cancelled from outside.
@MainActor
final class CancelledDeletes: DeleteItemUseCase {
    private let delete: any DeleteItemUseCase
    private var tasks: [Task<Result<Void, ItemError>, Never>] = []

    init(_ delete: any DeleteItemUseCase) { self.delete = delete }

    func cancel() {
        for task in tasks { task.cancel() }
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        let task = Task { [delete] in
            await result { () throws(ItemError) in try await delete.execute(id: id) }
        }
        tasks.append(task)
        try await task.value.get()
    }
}

/// A load that can be ended from outside; then it answers with the users that it had last.
@MainActor
final class EndedLoads: GetUsersUseCase {
    private typealias Answer = Result<[User], UserError>

    private let get: any GetUsersUseCase
    private var last: [User] = []
    private var started = 0
    private var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    private var load: Task<Void, Never>?

    init(_ get: any GetUsersUseCase) { self.get = get }

    func end() {
        load?.cancel()
        finish(started, .success(last))
    }

    @MainActor func execute() async throws(UserError) -> [User] {
        started += 1
        let number = started
        let load = Task { [get] in
            finish(number, await result { () throws(UserError) in try await get.execute() })
        }
        self.load = load
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            load.cancel()
        }
        if case .success(let users) = answer { last = users }
        return try answer.get()
    }

    private func finish(_ number: Int, _ answer: Answer) {
        waiting.removeValue(forKey: number)?.resume(returning: answer)
    }
}

/// Loads that nothing cancels but the end of the app.
@MainActor
final class KeptLoads: GetUsersUseCase {
    private let get: any GetUsersUseCase
    private var tasks: [Task<Result<[User], UserError>, Never>] = []

    init(_ get: any GetUsersUseCase) { self.get = get }

    @MainActor func execute() async throws(UserError) -> [User] {
        let task = Task { [get] in
            await result { () throws(UserError) in try await get.execute() }
        }
        tasks.append(task)
        return try await task.value.get()
    }

    deinit {
        for task in tasks { task.cancel() }
    }
}

/// Each load is two, of which the first is cancelled.
struct TwoLoads: GetUsersUseCase {
    private let get: any GetUsersUseCase

    init(_ get: any GetUsersUseCase) { self.get = get }

    @MainActor func execute() async throws(UserError) -> [User] {
        let first = Task { [get] in try? await get.execute() }
        first.cancel()
        return try await get.execute()
    }
}

struct Capitals: LogInUseCase {
    let logIn: any LogInUseCase

    @MainActor func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
    {
        var credentials = credentials
        credentials.email = credentials.email.uppercased()
        return try await logIn.execute(credentials)
    }
}
