import Domain
import Foundation

/// A lock for sending. As long as a process has the lock, no other process sends the changes of the same
/// account that are stored in the same file.
typealias SendLock = FileHandle

extension JSONFile<[NotesRecord]> {
    /// Waits for a lock beside the file. After about a second, calls `onWait` with the id of the process
    /// that has the lock, or nil if the id is not known. Then tries once a second. After `patience`,
    /// throws.
    func lockSending(
        of account: String, onWait: @Sendable (_ process: Int32?) async -> Void
    ) async throws(StorageFailure) -> SendLock {
        // An email address can have characters that a file name can't have. So the file name has a hash
        // of the address. Two accounts with the same hash do no harm: they only wait for each other.
        let hash = account.utf8.reduce(14_695_981_039_346_656_037) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        do throws(StorageFailure) {
            let (folder, name) = try resolve(url.systemPath)
            let path = "\(folder)/.\(name).sending-\(String(hash, radix: 36))"
            let file = try check("open \(path)", open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
            let lock = SendLock(fileDescriptor: file, closeOnDealloc: true)
            _ = try await waitForLock(
                patience: patience, longestPause: .seconds(1), delay: delay,
                onWait: { await onWait(process(in: file)) }, tryLock(file, LOCK_EX) ? lock : nil)
            // Waiting processes read this process id for `onWait`. If the id can't be written, they still
            // wait, but do not know for which process.
            let own = Array("\(getpid())".utf8)
            if ftruncate(file, 0) == 0 { _ = pwrite(file, own, own.count, 0) }
            return lock
        } catch {
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
