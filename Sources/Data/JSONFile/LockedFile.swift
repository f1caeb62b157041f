import Domain
import Foundation
import Synchronization

/// A file with a lock. As long as this value exists, no other process that respects the lock replaces
/// the file.
struct LockedFile: ~Copyable {
    let path: String
    private let temporary: String
    private let folder, file: Int32

    deinit { [file, folder].forEach { close($0) } }

    /// Returns nil if another process has locked the file or its folder, or has just replaced or created
    /// the file. Follows symbolic links.
    static func ifFree(_ path: String) throws(StorageFailure) -> LockedFile? {
        let (folder, name) = try resolve(path)
        let file = LockedFile(
            path: "\(folder)/\(name)", temporary: "\(folder)/.\(name).unfinished",
            folder: try check("open the folder", open(folder, O_RDONLY | O_CLOEXEC)),
            file: open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK))
        let isNew = file.file < 0
        if isNew, errno != ENOENT { throw StorageFailure("open") }
        // To change a file, a process needs a shared lock on the folder. To create a file, it needs an
        // exclusive lock on the folder, because there is no file to lock yet. So another program can
        // block all changes in the folder with an exclusive lock on the folder.
        if try !tryLock(file.folder, isNew ? LOCK_EX : LOCK_SH) { return nil }
        if !isNew, try !tryLock(file.file, LOCK_EX) { return nil }
        // Between the opening and the lock, another process could create or replace the file. In that
        // case, the lock is not on the file that is at the path now.
        if status(of: file.path)?.st_ino != status(of: file.file)?.st_ino { return nil }
        return file
    }

    /// Replaces the whole file in one step. After this method has returned, the new content is on the
    /// disk.
    func replace(with bytes: JSONBytes, mode: mode_t?, flush: Flush) throws(StorageFailure) {
        try checkSize(bytes.count)
        let old = status(of: path)?.st_mode
        // `rename` replaces even a read-only file, and root can write to any file or folder. So this
        // method checks the permissions itself: if nobody may write to the file or to its folder, it
        // throws, even for root.
        let modes = [old, status(of: folder)?.st_mode].compactMap(\.self)
        if modes.contains(where: { $0 & 0o222 == 0 }) {
            throw StorageFailure("write", code: EACCES)
        }
        // A killed process can leave its temporary file behind.
        if status(of: temporary) != nil { try check("remove \(temporary)", unlink(temporary)) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let mode = mode ?? old.map { $0 & 0o7777 }
        let new = try check("write", open(temporary, flags, mode ?? 0o666))
        defer { close(new) }
        defer { unlink(temporary) }
        // The new file is locked before the rename. Otherwise, another process could lock the new file
        // while this process still has the lock on the old file.
        flock(new, LOCK_EX)
        // Each process has a list of permissions that its new files do not get (the umask). So `open` may
        // have given fewer permissions than `mode` has.
        if let mode { try check("set the permissions", fchmod(new, mode)) }
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(new, $0.baseAddress, $0.count) }
            rest.removeFirst(try check("write", count))
        }
        try check("flush", flush(new))
        try check("replace", rename(temporary, path))
        // The names of files are stored in their folder, so the folder is flushed, too. Otherwise, after
        // a power failure, the name could lead to the old file again.
        let doubt = "confirm that the change, now in the file, outlives a power failure"
        try check(doubt, flush(folder))
    }
}

// MARK: - Waiting

private let turns = Mutex<[String: Task<Void, Never>]>([:])

/// Runs work on a file after all earlier work of this process on the same file has ended.
///
/// If the calling task is cancelled while it waits, `work` runs at once, before its turn. So `work` has
/// to check for cancellation first. No screen cancels a write. But a read can change a file, too: it
/// replaces a damaged session. And a program without screens can cancel any call.
func inTurn<Answer: Sendable>(
    for path: String, _ work: @concurrent @Sendable () async throws(StorageFailure) -> Answer
) async throws(StorageFailure) -> Answer {
    let start = AsyncStream.makeStream(of: Never.self)
    let end = AsyncStream.makeStream(of: Never.self)
    turns.withLock { turns in
        turns[path] = Task { [before = turns[path]] in
            await before?.value
            start.continuation.finish()
            for await _ in end.stream {}
        }
    }
    defer { end.continuation.finish() }
    for await _ in start.stream {}
    return try await work()
}

/// Calls `lock` again and again until it returns a lock. Throws if all pauses together reach `patience`.
/// A blocking system call is not used, because such a call can't be cancelled.
///
/// The pauses between the tries get longer: each is twice as long as the pause before it, up to 50
/// milliseconds.
func waitForLock<Lock: ~Copyable>(
    patience: Duration, delay: any Delay,
    _ lock: @autoclosure () throws(StorageFailure) -> Lock?
) async throws(StorageFailure) -> Lock {
    var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
    while !Task.isCancelled {
        if let lock = try lock() { return lock }
        if waited >= patience { throw StorageFailure("lock", code: EWOULDBLOCK) }
        try? await delay.wait(for: pause)
        waited += pause
        pause = min(pause * 2, .milliseconds(50))
    }
    throw .cancelled
}

/// Returns false if another process has a conflicting lock. If a process ends, the system releases its
/// locks.
private func tryLock(_ file: Int32, _ kind: Int32) throws(StorageFailure) -> Bool {
    if flock(file, kind | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw StorageFailure("lock")
}
