import Domain
import Foundation
import Synchronization

/// A file that no other process replaces until this value goes.
struct LockedFile: ~Copyable {
    let path: String
    private let temporary: String
    private let folder, file: Int32

    deinit { [file, folder].forEach { close($0) } }

    /// Nil while another process has the file or its folder. A symbolic link is written through.
    static func ifFree(_ path: String) throws(JSONFileError) -> LockedFile? {
        let (folder, name) = try resolve(path)
        let file = LockedFile(
            path: "\(folder)/\(name)", temporary: "\(folder)/.\(name).unfinished",
            folder: try check("open the folder", open(folder, O_RDONLY | O_CLOEXEC)),
            file: open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK))
        let isNew = file.file < 0
        if isNew, errno != ENOENT { throw JSONFileError("open") }
        // To change a file, the folder's lock is shared; to make one, it is not. Another program that does not
        // share it keeps us from all files there.
        if try !tryLock(file.folder, isNew ? LOCK_EX : LOCK_SH) { return nil }
        if !isNew, try !tryLock(file.file, LOCK_EX) { return nil }
        // A process that had the lock before may have replaced the file.
        if status(of: file.path)?.st_ino != status(of: file.file)?.st_ino { return nil }
        return file
    }

    /// Replaces the file at one instant. When this returns, the disk has it.
    func replace(with bytes: JSONBytes, mode: mode_t?, flush: Flush) throws(JSONFileError) {
        try checkSize(bytes.count)
        let old = status(of: path)
        // A rename needs no right to write to the file. Root, too, respects a read-only mode.
        let modes = [old, status(of: folder)].compactMap { $0?.st_mode }
        if modes.contains(where: { $0 & 0o222 == 0 }) { throw JSONFileError("write", code: EACCES) }
        try removeLeftover(owner: old?.st_uid)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let new = try check("write", open(temporary, flags, old == nil ? mode ?? 0o666 : 0o600))
        defer { close(new) }
        defer { unlink(temporary) }
        // Before the rename, so that no other process has the new file while the old one is locked.
        flock(new, LOCK_EX)
        if let old {
            // The file is open to its owner alone until it has its access list.
            try check("keep the owner", fchown(new, old.st_uid, old.st_gid))
            try copyAccessList(from: path, to: temporary)
            try check("keep the permissions", fchmod(new, mode ?? old.st_mode & 0o7777))
        }
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(new, $0.baseAddress, $0.count) }
            rest.removeFirst(try check("write", count))
        }
        try check("flush", flush(new))
        try check("replace", rename(temporary, path))
        let doubt = "confirm that the change, now in the file, outlives a power failure"
        try check(doubt, flush(folder))
    }

    /// Removes what a killed process has left: a file of this user, or of the owner of the file.
    private func removeLeftover(owner: uid_t?) throws(JSONFileError) {
        guard let found = status(of: temporary) else { return }
        guard found.st_mode & S_IFMT == S_IFREG, [geteuid(), owner].contains(found.st_uid) else {
            throw .unavailable("\(temporary) is in the way and not of this app. Remove it first.")
        }
        try check("remove \(temporary)", unlink(temporary))
    }
}

// MARK: - Waiting

private let turns = Mutex<[String: Task<Void, Never>]>([:])

/// Works on a file while nobody else in this process does, in the order of asking.
///
/// Who is cancelled does not wait, and holds up nobody.
func inTurn<Answer: Sendable>(
    for path: String, _ work: @concurrent @Sendable () async throws(JSONFileError) -> Answer
) async throws(JSONFileError) -> Answer {
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

/// Tries until no other process has a lock: a thread that waits in the system could not be cancelled.
///
/// Each pause is twice as long as the one before, up to the longest. Before the first of those, it says that it waits.
func waitForLock<Lock: ~Copyable>(
    patience: Duration, longestPause: Duration = .milliseconds(50), delay: any Delay,
    onWait: () async -> Void = {}, _ lock: @autoclosure () throws(JSONFileError) -> Lock?
) async throws(JSONFileError) -> Lock {
    var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
    while !Task.isCancelled {
        if let lock = try lock() { return lock }
        if waited >= patience { throw JSONFileError("lock", code: EWOULDBLOCK) }
        try? await delay.wait(for: pause)
        waited += pause
        if pause < longestPause, pause * 2 >= longestPause { await onWait() }
        pause = min(pause * 2, longestPause)
    }
    throw .cancelled
}

/// False while another process has a lock that excludes this one. The system frees it with its process.
func tryLock(_ file: Int32, _ kind: Int32) throws(JSONFileError) -> Bool {
    if flock(file, kind | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw JSONFileError("lock")
}
