import Foundation

/// Puts files into a folder in which its owner may work at the same time: all of them, or none.
struct Delivery {
    private let folder: URL
    private let draft: URL
    private var undo: [() -> Void] = []
    private let manager = FileManager.default

    /// Writes the files to a separate folder, the draft, formats them, and puts them into the folder.
    ///
    /// `finish` can add a `.git` to the draft. If a file replaces an existing file, `old` has the text
    /// that the existing file must have. If a file can't be put into place, all of them are taken back.
    static func deliver(
        _ files: [String: String], over old: [String: String] = [:], to folder: URL,
        finish: (_ draft: URL) throws -> Void = { _ in }
    ) throws {
        var delivery = Delivery(
            folder: folder, draft: folder.appending(path: ".unfinished-\(UUID())"))
        do {
            try delivery.make(delivery.draft)
            try write(files, to: delivery.draft)
            try finish(delivery.draft)
            // Of two runs in the same folder, only one puts its `.git`, and goes on.
            for path in [".git"] + files.keys.sorted()
            where delivery.manager.fileExists(atPath: "\(delivery.draft.path)/\(path)") {
                try delivery.put(path, over: old[path])
            }
            try delivery.manager.removeItem(at: delivery.draft)
        } catch {
            try? delivery.manager.removeItem(at: delivery.draft)
            for step in delivery.undo.reversed() { step() }
            throw error
        }
    }

    /// Makes a folder and its parent folders, unless they exist.
    private mutating func make(_ folder: URL) throws {
        guard !manager.fileExists(atPath: folder.path) else { return }
        try make(folder.deletingLastPathComponent())
        do { try manager.createDirectory(at: folder, withIntermediateDirectories: false) } catch {
            throw Problem("can't make \(folder.path): \(error.localizedDescription)")
        }
        // A folder that has files of others by then stays.
        undo.append { rmdir(folder.path) }
    }

    private mutating func put(_ path: String, over old: String?) throws {
        let made = draft.appending(path: path)
        var file = folder.appending(path: path)
        try make(file.deletingLastPathComponent())
        if let old {
            // If the path is a link, the file behind the link is changed, not the link itself.
            file.resolveSymlinksInPath()
            guard (try? String(contentsOf: file, encoding: path.encoding)) == old else {
                throw Problem("\(file.path) was changed meanwhile: commit it, and try again")
            }
            undo.append { [file] in try? old.write(to: file, atomically: true, encoding: .utf8) }
            try String(contentsOf: made, encoding: path.encoding)
                .write(to: file, atomically: true, encoding: path.encoding)
        } else {
            do { try manager.moveItem(at: made, to: file) } catch {
                throw Problem("can't write \(file.path): is something of that name in the way?")
            }
            undo.append { [manager, file] in try? manager.removeItem(at: file) }
        }
    }
}
