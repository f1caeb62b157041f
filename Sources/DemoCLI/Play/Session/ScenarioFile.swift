import Foundation

/// Files that hold sessions.
enum ScenarioFile {
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    static func read(_ path: String) throws -> String {
        guard path != "-" else {
            throw Failure(.usage, "here the keyboard is standard input; name a file")
        }
        return try InputFile.text(path)
    }

    /// Writes a session; with secrets in it, so that only its owner can read it.
    static func write(_ savedSession: SavedSession, to path: String) throws(Failure) {
        let bytes = Foundation.Data(savedSession.text.utf8)
        let attributes: [FileAttributeKey: Any] =
            savedSession.hasSecrets ? [.posixPermissions: 0o600] : [:]
        let files = FileManager.default
        guard !path.isEmpty, files.createFile(atPath: path, contents: bytes, attributes: attributes)
        else {
            throw Failure(
                .inputOutput, "“\(path)” can't be written; check the folder and its permissions")
        }
    }
}
