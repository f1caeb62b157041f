/// Makes the changes that are waiting together: a hundred cost little more than one.
///
/// While one group is being written, or another process has the lock, the next one gathers. Who
/// is told of success has their change on disk. Who gives up before their group's turn has changed
/// nothing; who gives up later is told how it ended.
actor GroupCommit<Change: Sendable, Outcome: Sendable> {
    /// What a group makes of a file, which is nil if there is none yet.
    struct Edit {
        /// One for each change, in their order.
        var outcomes: [Outcome]
        /// What the file shall hold, piece after piece; nil if there is nothing to write.
        var newBytes: [ArraySlice<UInt8>]?
    }

    private typealias Answer = CheckedContinuation<Result<Outcome, JSONFileError>, Never>

    private struct Request {
        let number: Int
        let change: Change
        let answer: Answer
    }

    private let file: JSONFile
    private let patience: Duration
    private let edit: @Sendable ([Change], [UInt8]?) throws(JSONDamage) -> Edit
    private let queue = FileQueue()
    private var requests: [Request] = []
    private var requestCount = 0
    private var isWriting = false
    /// How often the file was written, for those who want to see the changes grouped.
    private(set) var rewriteCount = 0

    /// How many changes have come in that are not written yet.
    var waitingCount: Int { requests.count }

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Another process may have the file for as long as the patience lasts.
    init(
        _ file: JSONFile, patience: Duration = .seconds(30),
        edit: @escaping @Sendable ([Change], [UInt8]?) throws(JSONDamage) -> Edit
    ) {
        self.file = file
        self.patience = patience
        self.edit = edit
    }

    func perform(_ change: Change) async throws(JSONFileError) -> Outcome {
        requestCount += 1
        let number = requestCount
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (answer: Answer) in
                if Task.isCancelled {
                    answer.resume(returning: .failure(.cancelled))
                } else {
                    requests.append(Request(number: number, change: change, answer: answer))
                    startWriting()
                }
            }
        } onCancel: {
            Task { await giveUp(number) }
        }
        return try result.get()
    }

    private func giveUp(_ number: Int) {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
        requests.remove(at: index).answer.resume(returning: .failure(.cancelled))
    }

    /// The writing is queued behind the requests that have already come in, which then join it.
    private func startWriting() {
        guard !isWriting else { return }
        isWriting = true
        Task {
            do throws(JSONFileError) {
                try await writeRequests()
            } catch {
                answerAll { _ in .failure(error) }
            }
            isWriting = false
        }
    }

    private func writeRequests() async throws(JSONFileError) {
        guard let lockedFile = try await lock() else { return }
        let bytes = try lockedFile.read()
        let edit: Edit
        do throws(JSONDamage) {
            edit = try self.edit(requests.map(\.change), bytes)
        } catch {
            throw file.damaged(error, in: bytes)
        }
        if let newBytes = edit.newBytes {
            try lockedFile.replace(with: newBytes)
            rewriteCount += 1
        }
        answerAll { .success(edit.outcomes[$0]) }
    }

    private func answerAll(_ result: (Int) -> Result<Outcome, JSONFileError>) {
        for (index, request) in requests.enumerated() {
            request.answer.resume(returning: result(index))
        }
        requests.removeAll()
    }

    /// The lock; nil if meanwhile everybody gave up.
    ///
    /// Asking again and again leaves the actor free; a thread that waits for a lock can't be called off.
    private func lock() async throws(JSONFileError) -> LockedFile? {
        let deadline = ContinuousClock.now + patience
        while !requests.isEmpty {
            if let lockedFile = try file.lock() { return lockedFile }
            guard ContinuousClock.now < deadline else {
                throw .unavailable(
                    "\(file.path.oneLine): can't write: somebody else has had the lock on its folder "
                        + "for \(patience). Try again when they are done.")
            }
            try? await Task.sleep(for: .milliseconds(Int.random(in: 1...4)))
        }
        return nil
    }
}
