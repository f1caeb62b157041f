import Data
import Domain
import Foundation
import NotesDomain

/// A lock for sending. As long as a process has the lock, no other process sends the changes of the same
/// account that are stored in the same file.
typealias SendLock = FileHandle

extension SendLock {
    /// Waits for a lock beside the file. After about a second, calls `onWait` with the id of the process
    /// that has the lock, or nil if the id is not known. Then tries once a second. After `patience`,
    /// throws.
    static func wait(
        beside url: URL, of account: String, patience: Duration = .seconds(120),
        delay: any Delay = ClockDelay(), onWait: @Sendable (_ process: Int32?) async -> Void
    ) async throws(StorageFailure) -> SendLock {
        do throws(StorageFailure) {
            let path = path(beside: url, of: account)
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            if file < 0 { throw StorageFailure("open \(path)", code: errno) }
            let lock = SendLock(fileDescriptor: file, closeOnDealloc: true)
            // A blocking system call is not used, because such a call can't be cancelled.
            var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
            while true {
                if Task.isCancelled { throw .cancelled }
                if flock(file, LOCK_EX | LOCK_NB) == 0 { break }
                if errno != EWOULDBLOCK || waited >= patience {
                    throw StorageFailure("lock", code: errno)
                }
                try? await delay.wait(for: pause)
                waited += pause
                if pause < .seconds(1), pause * 2 >= .seconds(1) { await onWait(process(in: file)) }
                pause = min(pause * 2, .seconds(1))
            }
            // Waiting processes read this process id for `onWait`. If the id can't be written, they still
            // wait, but do not know for which process.
            let own = Array("\(getpid())".utf8)
            if ftruncate(file, 0) == 0 { _ = pwrite(file, own, own.count, 0) }
            return lock
        } catch {
            throw error.naming(url.relativePath)
        }
    }

    /// The path is beside the real file, so that processes that follow different links wait for each other.
    /// It has a hash of the account, because an email address can have characters that a file name can't
    /// have. Two accounts with the same hash do no harm: they only wait for each other.
    private static func path(beside url: URL, of account: String) -> String {
        let hash = account.utf8.reduce(14_695_981_039_346_656_037) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        let real = realpath(url.relativePath, nil)
        defer { free(real) }
        let file = URL(filePath: real.map { String(cString: $0) } ?? url.relativePath)
        let name = ".\(file.lastPathComponent).sending-\(String(hash, radix: 36))"
        return file.deletingLastPathComponent().appending(component: name).path
    }
}

/// Returns the id of the process that has the lock of this file, or had it last.
private func process(in file: Int32) -> Int32? {
    var text = [UInt8](repeating: 0, count: 10)
    let count = pread(file, &text, text.count, 0)
    return Int32(String(decoding: text.prefix(max(count, 0)), as: UTF8.self))
}
