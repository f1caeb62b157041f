import Domain
import Foundation

/// While a process has it, no other process sends a change of the same file and account.
struct SendLock: Sendable {
    private let file: Int32?

    /// For notes that no other process has.
    static let none = SendLock(file: nil)

    static func lock(
        beside url: URL, account: String, delay: any Delay = ClockDelay()
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
            return try await waitForLock(delay: delay, tryLock(file, LOCK_EX) ? lock : nil)
        } catch {
            lock.unlock()
            throw error
        }
    }

    func unlock() {
        if let file { close(file) }
    }
}
