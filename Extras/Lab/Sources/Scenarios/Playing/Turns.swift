import Foundation

/// An executor that runs all work that follows from a step, on the thread that takes the step.
///
/// Swift's runtime decides where the jobs of a task run. During a step, it gives the jobs of the main actor
/// and of the concurrent pool to this executor. They run in the order in which they arrive. When no job is
/// left, all work that follows from the step has run. The result does not depend on time or other threads.
package final class Turns: SerialExecutor, @unchecked Sendable {
    private static let shared = Turns()

    /// Guards `jobs`, because another thread can also add a job. Such a job runs in the next `runAll`.
    private let lock = NSLock()
    private var jobs: [UnownedJob] = []
    /// The key of a thread-local value. It is set while the thread takes a step.
    private let key: pthread_key_t

    /// Runs the body. Jobs that it starts wait until `runAll`.
    @MainActor
    package static func take<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let outer = pthread_getspecific(shared.key)
        pthread_setspecific(shared.key, Unmanaged.passUnretained(shared).toOpaque())
        defer { pthread_setspecific(shared.key, outer) }
        return try body()
    }

    /// Runs all waiting jobs, and all jobs that they start. Returns false if this never ends.
    @MainActor @discardableResult
    package static func runAll() -> Bool {
        take {
            for _ in 1...1_000_000 {
                guard let job = shared.next() else { return true }
                job.runSynchronously(on: shared.asUnownedSerialExecutor())
            }
            return false
        }
    }

    package func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

    package func checkIsolated() { precondition(isHere, "This is not the main actor.") }

    private var isHere: Bool { pthread_getspecific(key) != nil }

    private func add(_ job: UnownedJob) { lock.withLock { jobs.append(job) } }

    private func next() -> UnownedJob? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() } }

    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    private init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
        let (pool, main) = (hook("enqueueGlobal"), hook("getMainExecutor"))
        pool.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, enqueue in
            if Turns.shared.isHere { Turns.shared.add(job) } else { enqueue(job) }
        }
        main.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { main in
            Turns.shared.isHere ? Turns.shared.asUnownedSerialExecutor() : main()
        }
    }
}

/// The address of a hook: a variable of Swift's runtime (since 6.2) with a function. The runtime calls this
/// function instead of its own.
private func hook(_ name: String) -> UnsafeMutableRawPointer {
    guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_\(name)_hook") else {
        preconditionFailure("This runtime of Swift has no hook “\(name)”.")
    }
    return hook
}
