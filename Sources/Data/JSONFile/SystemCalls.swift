import Foundation

/// What a system call has returned, unless it failed.
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

/// The bytes of a file, or nil if there is none. Waits for no pipe, and reads nothing too large.
func contents(of path: String) throws(JSONFileError) -> Foundation.Data? {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    if number < 0, errno == ENOENT { return nil }
    let file = FileHandle(fileDescriptor: try check("open", number), closeOnDealloc: true)
    var status = stat()
    try check("look at", fstat(number, &status))
    if status.st_mode & S_IFMT != S_IFREG { throw .unavailable("is not a regular file.") }
    try checkSize(Int(status.st_size))
    if let json = try? file.readToEnd() ?? Foundation.Data() { return json }
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

/// Gives a new file the access list of the old one, or none; 0 if that is done.
func copyAccessList(from old: String, to new: String) -> Int32 {
    #if canImport(Darwin)
    return copyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL))
    #else
    let name = "system.posix_acl_access"
    var list = [UInt8](repeating: 0, count: 1 << 16)
    let count = getxattr(old, name, &list, list.count)
    if count >= 0 { return setxattr(new, name, list, count, 0) }
    // The new file may have got one from its folder.
    let result = errno == ENODATA ? removexattr(new, name) : -1
    return errno == ENODATA || errno == EOPNOTSUPP ? 0 : result
    #endif
}

#if !canImport(Darwin)
// The module of the C library lacks them.
private typealias CText = UnsafePointer<CChar>
@_silgen_name("getxattr")
private func getxattr(_: CText, _: CText, _: UnsafeMutableRawPointer, _: Int) -> Int
@_silgen_name("setxattr")
private func setxattr(_: CText, _: CText, _: UnsafeRawPointer, _: Int, _: Int32) -> Int32
@_silgen_name("removexattr")
private func removexattr(_: CText, _: CText) -> Int32
#endif
