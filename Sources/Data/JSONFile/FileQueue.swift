import Dispatch

/// Where an actor waits for a disk, since that must not hold up the threads that all tasks share.
final class FileQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "JSON file", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
