import Domain
import Foundation

/// While a process has it, no other process sends a change of the same file and account.
struct SendLock: Sendable {
    private let file: Int32?

    /// For notes that no other process has.
    static let none = SendLock(file: nil)

    /// The process that has the lock, if it has said so.
    typealias OnWait = @Sendable (_ process: Int32?) async -> Void

    /// After a second it says for whom it waits, and tries once a second. When the patience ends, it throws.
    static func lock(
        beside url: URL, account: String, patience: Duration, delay: any Delay, onWait: OnWait
    ) async throws(JSONFileError) -> SendLock {
        // An address may have characters that a file's name can't have, so the name has a hash. Two
        // accounts with one hash only wait for each other.
        let hash = account.utf8.reduce(14_695_981_039_346_656_037) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        let (folder, name) = try resolve(url.systemPath)
        let path = "\(folder)/.\(name).sending-\(String(hash, radix: 36))"
        let file = try check("open \(path)", open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
        let lock = SendLock(file: file)
        do throws(JSONFileError) {
            _ = try await waitForLock(
                patience: patience, longestPause: .seconds(1), delay: delay,
                onWait: { await onWait(process(in: file)) }, tryLock(file, LOCK_EX) ? lock : nil)
            // For those who wait. If it can't be written, they wait for an unknown process.
            let own = Array("\(getpid())".utf8)
            if ftruncate(file, 0) == 0 { _ = pwrite(file, own, own.count, 0) }
            return lock
        } catch {
            lock.unlock()
            throw error.naming(url.relativePath)
        }
    }

    private static func process(in file: Int32) -> Int32? {
        var text = [UInt8](repeating: 0, count: 10)
        let count = pread(file, &text, text.count, 0)
        return Int32(String(decoding: text.prefix(max(count, 0)), as: UTF8.self))
    }

    func unlock() {
        if let file { close(file) }
    }
}
