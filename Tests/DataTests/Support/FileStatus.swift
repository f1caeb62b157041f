import Foundation

@testable import Data

/// The permissions of a file; nil if there is no file.
func permissions(of url: URL) -> mode_t? { status(of: url.path).map { $0.st_mode & 0o7777 } }
