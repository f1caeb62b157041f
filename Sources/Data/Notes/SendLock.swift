import Domain
import Foundation

/// A lock for sending. While a process has the lock, no other process sends the changes of the same
/// account that are stored in the same file.
struct SendLock: Sendable {
    fileprivate let file: Int32?

    /// Locks nothing: for fetches, which need no lock, and for notes in memory.
    static let none = SendLock(file: nil)

    /// Called with the id of the process that has the lock; nil if the id is not known.
    typealias OnWait = @Sendable (_ process: Int32?) async -> Void

    func unlock() {
        if let file { close(file) }
    }
}

/// Stores the notes in a file that several processes can use at the same time.
extension JSONFile<[NotesRecord]>: NotesStorage {
    /// Waits for a lock beside the file. After about a second, calls `onWait`, and then tries once a
    /// second. After `patience`, throws.
    func lockSending(
        of account: String, onWait: SendLock.OnWait
    ) async throws(JSONFileError) -> SendLock {
        // An email address can have characters that a file name can't have. So the file name has a hash
        // of the address. Two accounts with the same hash do no harm: they only wait for each other.
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
            // Waiting processes read this process id for `onWait`. If the id can't be written, they still
            // wait, but do not know for which process.
            let own = Array("\(getpid())".utf8)
            if ftruncate(file, 0) == 0 { _ = pwrite(file, own, own.count, 0) }
            return lock
        } catch {
            lock.unlock()
            throw error.naming(url.relativePath)
        }
    }
}

/// Returns the process that has the lock of this file, or had it last.
private func process(in file: Int32) -> Int32? {
    var text = [UInt8](repeating: 0, count: 10)
    let count = pread(file, &text, text.count, 0)
    return Int32(String(decoding: text.prefix(max(count, 0)), as: UTF8.self))
}
