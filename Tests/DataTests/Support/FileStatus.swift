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
