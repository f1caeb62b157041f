import Domain
import Foundation

/// Returns the result of a system call, or throws if the call failed.
@discardableResult
func check<N: SignedInteger>(_ action: String, _ result: N) throws(StorageFailure) -> N {
    if result < 0 { throw StorageFailure(action) }
    return result
}

/// Nil if nothing is found at this path. For a symbolic link, returns the status of the link itself.
func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
}

func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
}

extension URL {
    /// The path, with each `..` as it was given. `URL.path` removes each `..` from a relative path.
    var systemPath: String {
        baseURL.map { "\(URL(filePath: ".", relativeTo: $0).path)/\(relativePath)" } ?? path
    }
}

/// Follows all symbolic links, and returns the real folder and the name of a file. The file does not have
/// to exist.
///
/// `realpath` resolves each `..`, because only the system knows where `..` leads after a symbolic link.
func resolve(_ path: String, links: Int = 40) throws(StorageFailure) -> (String, String) {
    let names = path.components(separatedBy: "/")
    guard let real = realpath(names.dropLast().joined(separator: "/") + "/", nil) else {
        throw StorageFailure("open the folder")
    }
    defer { free(real) }
    let (folder, name) = (String(cString: real), names[names.count - 1])
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
    guard let link else { return (folder, name) }
    if links == 0 { throw StorageFailure("open", code: ELOOP) }
    return try resolve(link.hasPrefix("/") ? link : "\(folder)/\(link)", links: links - 1)
}

/// The bytes of a file, or `none` if there is no file. Throws for a file that is too large, and for a
/// folder or a pipe.
func contents(of path: String, orElse none: JSONBytes) throws(StorageFailure) -> JSONBytes {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    if number < 0, errno == ENOENT { return none }
    let file = FileHandle(fileDescriptor: try check("open", number), closeOnDealloc: true)
    guard let status = status(of: number) else { throw StorageFailure("look at") }
    if status.st_mode & S_IFMT != S_IFREG {
        throw .unavailable(.notAccessible("is not a regular file."))
    }
    try checkSize(Int(status.st_size))
    if let bytes = try? file.readToEnd() ?? Foundation.Data() { return JSONBytes(bytes) }
    throw StorageFailure("read")
}

/// Throws for more than 256 MB, because a decoded file needs several times its size in memory.
func checkSize(_ count: Int) throws(StorageFailure) {
    if count <= 256_000_000 { return }
    let text = "\(count / 1_000_000) MB, of at most 256. Keep so much in a database."
    throw .unavailable(.notAccessible(text))
}

/// Excludes a file from the backups of Apple's systems, until the file is replaced.
func leaveOutOfBackups(_ path: String) {
    var (url, values) = (URL(filePath: path), URLResourceValues())
    values.isExcludedFromBackup = true
    try? url.setResourceValues(values)
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
