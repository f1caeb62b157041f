import Domain
import Foundation

/// Locks a folder until the handle is closed, or the process ends. Waits for two minutes at most, and
/// without a blocking system call, because such a call can't be cancelled.
func lock(_ folder: URL, delay: any Delay) async throws(StorageFailure) -> FileHandle {
    let number = try check("open the folder", open(folder.path, O_RDONLY | O_CLOEXEC))
    let lock = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
    while !Task.isCancelled {
        if flock(number, LOCK_EX | LOCK_NB) == 0 { return lock }
        if errno != EWOULDBLOCK || waited > .seconds(120) {
            throw StorageFailure("lock", code: errno)
        }
        try? await delay.wait(for: pause)
        waited += pause
        pause = min(pause * 2, .milliseconds(50))
    }
    throw .cancelled
}

/// Replaces the whole file in one step. After this function has returned, the new bytes are on the disk.
/// If `mode` is nil, an existing file keeps its permissions.
func replace(
    _ file: URL, with bytes: Bytes, mode: mode_t?, folder: FileHandle, flush: Flush
) throws(StorageFailure) {
    let old = permissions(of: file)
    // `rename` replaces even a read-only file, and root can write to any folder. So this function throws
    // if nobody may write to the file or to its folder, even for root.
    let modes = [old, permissions(of: file.deletingLastPathComponent())].compactMap(\.self)
    if modes.contains(where: { $0 & 0o222 == 0 }) { throw StorageFailure("write", code: EACCES) }
    let name = ".\(file.lastPathComponent).unfinished"
    let temporary = file.deletingLastPathComponent().appending(path: name).path
    // A killed process can leave its temporary file behind.
    unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let new = try check("write", open(temporary, flags, mode ?? old ?? 0o666))
    defer { close(new) }
    defer { unlink(temporary) }
    // Without this call, the file would lack the permissions that the umask of the process forbids for
    // new files.
    if let mode = mode ?? old { try check("set the permissions", fchmod(new, mode)) }
    var rest = bytes
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(new, $0.baseAddress, $0.count) }
        rest.removeFirst(try check("write", count))
    }
    try check("flush", flush(new))
    try check("replace", rename(temporary, file.path))
    // The folder contains the names of its files. Without this flush, the name could lead to the old file
    // again after a power failure.
    try check("flush the folder of the changed file", flush(folder.fileDescriptor))
}

/// Excludes a file from the backups of Apple's systems, until it is replaced.
func leaveOutOfBackups(_ file: URL) {
    var (file, values) = (file, URLResourceValues())
    values.isExcludedFromBackup = true
    try? file.setResourceValues(values)
}

/// The permissions of a file; nil if there is no file.
func permissions(of file: URL) -> mode_t? {
    var status = stat()
    return stat(file.path, &status) == 0 ? status.st_mode & 0o7777 : nil
}

/// The file to which symbolic links lead. It does not have to exist.
func target(of url: URL) throws(StorageFailure) -> URL {
    var file = URL(filePath: url.path)
    for _ in 0..<40 {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        guard let link else { return file }
        // Only the system knows where `..` leads after a link to a folder. So `..` stays in the path.
        let folder = file.deletingLastPathComponent().path
        file = URL(filePath: link.hasPrefix("/") ? link : "\(folder)/\(link)")
    }
    throw StorageFailure("open", code: ELOOP)
}

/// Returns the result of a system call, or throws if the call failed.
@discardableResult
func check<N: SignedInteger>(_ action: String, _ result: N) throws(StorageFailure) -> N {
    if result < 0 { throw StorageFailure(action, code: errno) }
    return result
}

/// Writes the data of an open file to the disk itself, not only to a cache. Returns 0 on success.
typealias Flush = @Sendable (Int32) -> Int32

#if canImport(Darwin)
// On Apple's systems, `fsync` does not flush the cache of the drive, but `F_FULLFSYNC` does. `fsync` is
// called only if `F_FULLFSYNC` fails, for example because the volume does not support it.
let flushToDisk: Flush = { fcntl($0, F_FULLFSYNC) == 0 ? 0 : fsync($0) }
#else
let flushToDisk: Flush = { fsync($0) }
#endif
