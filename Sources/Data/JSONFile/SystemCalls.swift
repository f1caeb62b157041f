import Foundation

/// Returns the result of a system call, or throws if it failed.
@discardableResult
func check<N: SignedInteger>(_ action: String, _ result: N) throws(JSONFileError) -> N {
    if result < 0 { throw JSONFileError(action) }
    return result
}

/// Nil if there is nothing of this name. Does not follow a symbolic link.
func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
}

/// Where a file is, without any link: its folder and its name there. It need not exist.
///
/// Only the system knows where `..` leads after a link; cut out of the text, it leads elsewhere.
func resolve(_ path: String) throws(JSONFileError) -> (folder: String, name: String) {
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
        let slash = path.lastIndex(of: "/")
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let real = realpath(slash.map { String(path[...$0]) } ?? ".", nil)
        guard let real else { throw JSONFileError("open the folder") }
        defer { free(real) }
        let folder = String(cString: real)
        guard let target = linkTarget(of: "\(folder)/\(name)") else { return (folder, name) }
        path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    throw JSONFileError("open", code: ELOOP)
}

private func linkTarget(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
}

extension URL {
    /// The path as it was given: `path` cuts each `..` out of one that is relative.
    var systemPath: String {
        guard let baseURL, !relativePath.hasPrefix("/") else { return path }
        let folder = baseURL.hasDirectoryPath ? baseURL : baseURL.deletingLastPathComponent()
        return "\(folder.systemPath)/\(relativePath)"
    }
}

/// The bytes of a file, if there is one. Waits for no pipe, and reads nothing too large.
func contents(of path: String, orElse none: JSONBytes) throws(JSONFileError) -> JSONBytes {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    if number < 0, errno == ENOENT { return none }
    let file = FileHandle(fileDescriptor: try check("open", number), closeOnDealloc: true)
    var status = stat()
    try check("look at", fstat(number, &status))
    if status.st_mode & S_IFMT != S_IFREG { throw .unavailable("is not a regular file.") }
    try checkSize(Int(status.st_size))
    if let bytes = try? file.readToEnd() ?? Foundation.Data() { return JSONBytes(bytes) }
    throw JSONFileError("read")
}

/// Decoded, a file takes several times its size in memory.
func checkSize(_ count: Int) throws(JSONFileError) {
    if count <= 256_000_000 { return }
    throw .unavailable("\(count / 1_000_000) MB, of at most 256. Keep so much in a database.")
}

/// Asks the disk itself to keep what an open file has; 0 if it does.
typealias Flush = @Sendable (Int32) -> Int32

@Sendable func flushToDisk(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
    // There `fsync` stops at the drive's cache; not every volume can do more, though.
    if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
}

/// Gives a new file the access list of the old one, or none.
func copyAccessList(from old: String, to new: String) throws(JSONFileError) {
    #if canImport(Darwin)
    try check("keep the access list", copyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL)))
    #else
    let (key, name) = (FileAttributeKey("NSFileExtendedAttributes"), "system.posix_acl_access")
    let list = { (path: String) in
        let all = try FileManager.default.attributesOfItem(atPath: path)[key]
        return (all as? [String: Foundation.Data])?[name]
    }
    do {
        let kept = try list(old)
        // An empty list removes one that the folder has given.
        let lists = [name: kept ?? Foundation.Data([2, 0, 0, 0])]
        try? FileManager.default.setAttributes([key: lists], ofItemAtPath: new)
        if try list(new) == kept { return }
    } catch {}
    throw .unavailable("can't keep the access list.")
    #endif
}
