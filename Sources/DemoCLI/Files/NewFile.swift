import Foundation

/// A file that is created, never overwritten, and that nobody else can read.
enum NewFile {
    /// Of two programs that create one file at once, one fails; a link that leads nowhere is not
    /// followed.
    static func create(_ path: String, holding text: String) throws {
        do throws(SystemError) {
            let file = try SystemFile.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            defer { close(file) }
            do throws(SystemError) {
                try SystemFile.write(text, to: file)
            } catch {
                // Half a file is of no use. It is ours: it was not there before.
                unlink(path)
                throw error
            }
        } catch {
            let reason =
                error.code == EEXIST
                ? "exists already and is left as it is" : "can't be written: \(error)"
            throw Problem(.inputOutput, "\(path.quoted) \(reason); choose another name")
        }
    }

    /// A file that the caller has to remove; returns its path.
    static func temporary(holding text: String) throws -> String {
        let path = NSTemporaryDirectory() + "/DemoCLI-\(UUID().uuidString).json"
        try create(path, holding: text)
        return path
    }
}
