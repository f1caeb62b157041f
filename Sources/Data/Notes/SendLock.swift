import Foundation

/// While a process has it, no other sends a change of the same file and account.
///
/// The system frees it with the process, however that ends.
struct SendLock: Sendable {
    private let file: Int32?

    /// For notes that no other process has.
    static let none = SendLock(file: nil)

    /// Asks again and again: a thread that waits in the system could not be cancelled.
    static func lock(
        beside url: URL, account: String
    ) async throws(JSONFileError) -> SendLock {
        // An address may have characters that a name can't have. Two of one hash only wait more.
        let hash = account.utf8.reduce(14_695_981_039_346_656_037) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        let (folder, name) = try resolve(url.systemPath)
        let path = "\(folder)/.\(name).sending-\(String(hash, radix: 36))"
        let file = try check("open \(path)", open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
        let lock = SendLock(file: file)
        while !Task.isCancelled {
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return lock }
            guard errno == EWOULDBLOCK else {
                defer { lock.unlock() }
                throw JSONFileError("lock \(path)")
            }
            try? await Task.sleep(for: .milliseconds(Int.random(in: 5...20)))
        }
        lock.unlock()
        throw .cancelled
    }

    func unlock() {
        if let file { close(file) }
    }
}
