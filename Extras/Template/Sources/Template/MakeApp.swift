import Foundation

extension NewApp {
    /// Writes the app and commits it. It is made beside the folder and moved, so it is never half made.
    func make(in folder: URL) throws -> Int {
        let manager = FileManager.default
        let content = try? manager.contentsOfDirectory(atPath: folder.path)
        guard content?.isEmpty ?? !manager.fileExists(atPath: folder.path) else {
            throw Problem("\(folder.path) is there already: remove it, or choose with --to")
        }
        let files = files
        let unfinished = folder.deletingLastPathComponent()
            .appending(path: ".\(folder.lastPathComponent).unfinished")
        defer { try? manager.removeItem(at: unfinished) }
        try write(files, to: unfinished)
        try shell(["git", "init", "--quiet", "--initial-branch", "main"], in: unfinished)
        try shell(["git", "add", "--all"], in: unfinished)
        if (try? shell(["git", "config", "user.email"], in: unfinished)) == nil {
            try shell(["git", "config", "user.name", name], in: unfinished)
            try shell(["git", "config", "user.email", "\(name)@localhost"], in: unfinished)
        }
        try shell(["git", "commit", "--quiet", "-m", "Start \(name)"], in: unfinished)
        try? manager.removeItem(at: folder)
        try manager.moveItem(at: unfinished, to: folder)
        return files.count
    }
}
