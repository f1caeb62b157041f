import Foundation

/// The permissions of a file; nil if there is no file.
func permissions(of url: URL) -> mode_t? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.posixPermissions] as? NSNumber).map { mode_t($0.uint32Value) }
}
