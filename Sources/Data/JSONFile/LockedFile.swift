import Foundation

/// A file that no other process replaces until this value goes.
///
/// The lock is an advisory one on the folder: one on the file would not survive its replacement. The
/// system frees it with the process, however that ends.
struct LockedFile: ~Copyable {
    let path: String
    private let folder, temporary: String
    private let lock: Int32

    deinit { close(lock) }

    /// Waits while another process has the lock. A symbolic link is written through.
    static func lock(_ url: URL, patience: Duration) async throws(JSONFileError) -> LockedFile {
        let (folder, name) = try resolve(url.systemPath)
        let lock = try check("open the folder", open(folder, O_RDONLY | O_CLOEXEC))
        let file = LockedFile(
            path: "\(folder)/\(name)", folder: folder, temporary: "\(folder)/.\(name).unfinished",
            lock: lock)
        let end = ContinuousClock.now + patience
        // Asks again and again: a thread that waits in the system could not be cancelled.
        while !Task.isCancelled {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return file }
            if errno != EWOULDBLOCK || end < .now { throw JSONFileError("lock the folder") }
            try? await Task.sleep(for: .milliseconds(Int.random(in: 1...4)))
        }
        throw .cancelled
    }

    /// Replaces the file at one instant. When this returns, the disk has it.
    func replace(with bytes: JSONBytes, mode: mode_t?, flush: Flush) throws(JSONFileError) {
        try checkSize(bytes.count)
        let old = status(of: path)
        // A rename needs no right to write to the file, so this asks. Root, too, respects a read-only mode.
        let isReadOnly = [old, status(of: folder)].contains { $0.map { $0.st_mode & 0o222 } == 0 }
        let isForbidden = old != nil && access(path, W_OK) != 0
        if isReadOnly || isForbidden { throw JSONFileError("write", code: EACCES) }
        try removeLeftover(owner: old?.st_uid)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let new = try check("write", open(temporary, flags, old == nil ? mode ?? 0o666 : 0o600))
        defer { close(new) }
        defer { unlink(temporary) }
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
        try check("confirm that the change, now in the file, outlives a power failure", flush(lock))
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
