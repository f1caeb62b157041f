#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that only this caller may change, until the value goes.
///
/// The lock is an advisory one on the folder. On the file itself it would not survive the file's
/// replacement, and a file just for locking could never be removed safely. The price: changes to
/// two files of one folder wait for each other, some milliseconds. The system frees it with the
/// process, however that ends.
struct LockedFile: ~Copyable {
    private let file: JSONFile
    private let folder: FileDescriptor
    private let name: String

    /// Locks the file at the target, which is where the file's own path leads; nil if another has it.
    static func lock(_ file: JSONFile, at target: String) throws(FailedCall) -> LockedFile? {
        let parts = PathParts(target)
        let folder = try FileDescriptor(
            opening: parts.folder, flags: O_RDONLY | O_DIRECTORY, action: "open the folder")
        let number = folder.number
        do throws(FailedCall) {
            try call("lock the folder") { flock(number, LOCK_EX | LOCK_NB) }
        } catch {
            if error.code == EWOULDBLOCK { return nil }
            throw error
        }
        return LockedFile(file: file, folder: folder, name: parts.name)
    }

    /// The bytes, or nil if there is no file.
    func read() throws(JSONFileError) -> [UInt8]? {
        try file.attempt { () throws(FailedCall) in
            try FileDescriptor.readRegularFile(name, in: folder.number)
        }
    }

    /// Replaces the file at one instant. When this returns, the disk has it.
    ///
    /// If it throws, the file is as it was, unless it was the very last step that failed: asking
    /// the disk to keep the new name.
    func replace(with pieces: [ArraySlice<UInt8>]) throws(JSONFileError) {
        try file.attempt { () throws(FailedCall) in try replaceUnnamed(with: pieces) }
    }

    private func replaceUnnamed(with pieces: [ArraySlice<UInt8>]) throws(FailedCall) {
        let old = try statusOfWritableFile()
        // One name, so that what a killed process leaves is removed by the next and never piles up.
        let temporary = ".\(name).unfinished"
        unlinkat(folder.number, temporary, 0)
        do throws(FailedCall) {
            let file = try FileDescriptor(
                opening: temporary, in: folder.number,
                flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: old == nil ? 0o666 : 0o600)
            if let old { try file.takeOwnerAndPermissions(of: old) }
            try refuseAboveSizeLimit(pieces.reduce(0) { $0 + $1.count })
            try file.writeAll(pieces)
            try file.synchronize()
            try call("replace the file") {
                renameat(folder.number, temporary, folder.number, name)
            }
        } catch {
            unlinkat(folder.number, temporary, 0)
            throw error
        }
        try folder.synchronize()
    }

    /// Renaming asks for no right to the file that it replaces; so this does.
    private func statusOfWritableFile() throws(FailedCall) -> stat? {
        guard try !folder.status().isReadOnly else {
            throw FailedCall(action: "write to the folder", code: EACCES)
        }
        do throws(FailedCall) {
            let file = try FileDescriptor(
                opening: name, in: folder.number, flags: O_WRONLY | O_NONBLOCK | O_NOCTTY)
            let status = try file.status()
            guard !status.isReadOnly else { throw FailedCall(action: "write", code: EACCES) }
            return status
        } catch {
            if error == FailedCall(action: "open", code: ENOENT) { return nil }
            throw FailedCall(action: "write", code: error.code)
        }
    }
}

extension FileDescriptor {
    fileprivate func takeOwnerAndPermissions(of old: stat) throws(FailedCall) {
        let new = try status()
        if new.st_uid != old.st_uid || new.st_gid != old.st_gid {
            try call("keep the owner") { fchown(number, old.st_uid, old.st_gid) }
        }
        // Second, because a change of owner clears permissions.
        try call("keep the permissions") { fchmod(number, old.st_mode & 0o7777) }
    }
}

/// A write above the limit would raise a signal that ends the process; asking first does not.
private func refuseAboveSizeLimit(_ count: Int) throws(FailedCall) {
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
    let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    try call("read the size limit") { getrlimit(resource, &limit) }
    guard count <= limit.rlim_cur else { throw FailedCall(action: "write", code: EFBIG) }
}
