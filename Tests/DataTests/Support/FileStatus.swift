import Foundation
import Testing

/// Mode and inode of a file or link; follows no link.
func fileStatus(_ url: URL) throws -> stat {
    var status = stat()
    try #require(lstat(url.path, &status) == 0)
    return status
}

extension stat {
    /// Who may do what.
    var permissions: mode_t { st_mode & 0o7777 }
}

/// Locks a file or a folder, as another process does, until it is closed. Throws if it is locked already.
func locked(_ url: URL, _ kind: Int32 = LOCK_EX) throws -> Int32 {
    let file = open(url.path, O_RDONLY)
    if flock(file, kind | LOCK_NB) == 0 { return file }
    close(file)
    throw CocoaError(.fileLocking)
}
