import Foundation

/// A file that no other process replaces until this value goes.
///
/// The lock is an advisory one on the folder: one on the file would not survive its replacement. The
/// system frees it with the process, however that ends.
struct LockedFile: ~Copyable {
    let path: String
    private let folder: Int32
    private let temporary: String

    deinit { close(folder) }

    /// Nil while another has the lock. A symbolic link is written through.
    static func lock(_ url: URL) throws(JSONFileError) -> LockedFile? {
        var (url, links) = (url, 0)
        while let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) {
            links += 1
            if links > 40 { throw JSONFileError("follow the symbolic link", code: ELOOP) }
            url = URL(filePath: target, directoryHint: .notDirectory, relativeTo: url)
        }
        let folder = url.deletingLastPathComponent().path
        let file = LockedFile(
            path: url.path,
            folder: try check("open the folder", open(folder, O_RDONLY | O_CLOEXEC)),
            temporary: "\(folder)/.\(url.lastPathComponent).unfinished")
        if flock(file.folder, LOCK_EX | LOCK_NB) == 0 { return file }
        if errno == EWOULDBLOCK { return nil }
        throw JSONFileError("lock the folder")
    }

    /// Replaces the file at one instant. When this returns, the disk has it.
    func replace(with bytes: JSONBytes, flush: (Int32) -> Int32) throws(JSONFileError) {
        let old = status(of: path)
        try checkRights(old, toWrite: bytes.count)
        try removeLeftover(owner: old?.st_uid)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let action = "write to the folder"
        let new = try check(action, open(temporary, flags, old == nil ? 0o666 : 0o600))
        defer { close(new) }
        do throws(JSONFileError) {
            if let old {
                // Until the list is there, the mode lets nobody but the owner in.
                try check("keep the owner", fchown(new, old.st_uid, old.st_gid))
                try check("keep the access list", copyAccessList(from: path, to: temporary))
                try check("keep the permissions", fchmod(new, old.st_mode & 0o7777))
            }
            var rest = bytes
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(new, $0.baseAddress, $0.count) }
                rest.removeFirst(try check("write", count))
            }
            try check("flush", flush(new))
            try check("replace", rename(temporary, path))
        } catch {
            unlink(temporary)
            throw error
        }
        if flush(folder) == 0 { return }
        throw .unavailable(
            "has been changed, but the disk has not confirmed it: \(String(cString: strerror(errno))). "
                + "A power failure may undo the change. Read the file before you try again.")
    }

    /// Renaming asks for no right to the file that it replaces; so this does.
    private func checkRights(_ old: stat?, toWrite count: Int) throws(JSONFileError) {
        var (status, limit) = (stat(), rlimit())
        try check("look at the folder", fstat(folder, &status))
        // Nobody at all may write: that is meant, also for a user whom the system would let.
        let modes = [status.st_mode, old?.st_mode ?? 0o222]
        if modes.contains(where: { $0 & 0o222 == 0 }) || old != nil && access(path, W_OK) != 0 {
            throw JSONFileError("write", code: EACCES)
        }
        try checkSize(count)
        // To write beyond this limit would end the process.
        #if canImport(Glibc)
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
        getrlimit(RLIMIT_FSIZE, &limit)
        #endif
        if count > limit.rlim_cur { throw JSONFileError("write", code: EFBIG) }
    }

    /// Removes what a killed process has left: a file of this user, or of the owner of the file.
    private func removeLeftover(owner: uid_t?) throws(JSONFileError) {
        guard let leftover = status(of: temporary) else { return }
        let isFile = leftover.st_mode & S_IFMT == S_IFREG
        guard isFile, [geteuid(), owner].contains(leftover.st_uid) else {
            throw .unavailable(
                "can't write: \(temporary) is in the way, and not left by this app. Remove it first."
            )
        }
        try check("remove \(temporary)", unlink(temporary))
    }
}
