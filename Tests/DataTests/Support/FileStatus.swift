import Foundation

@testable import Data

/// Who may do what with a file.
func permissions(of url: URL) -> mode_t? { status(of: url.path).map { $0.st_mode & 0o7777 } }
