import Foundation

/// Puts files into a folder in which a person or another run of this program may work at the same time.
///
/// The files are first written into a separate folder, the draft, and then put into place. Files of
/// others are not changed. If a file can't be put into place, all files are taken back, if they still
/// have the written content. New folders are removed if they are empty.
final class Delivery {
    private let folder: URL
    private let draft: URL
    private var undo: [() -> Void] = []
    /// True if the draft has a file of another program or person that could not be put back.
    private var keepsDraft = false

    private init(to folder: URL) {
        self.folder = folder
        draft = folder.appending(path: ".unfinished-\(UUID())")
    }

    /// Writes the files to the draft, formats them, and puts them into the folder. `finish` can add a
    /// `.git` to the draft. If a file replaces an existing file, `old` must have the text of the
    /// existing file.
    static func deliver(
        _ files: [String: String], over old: [String: String] = [:], to folder: URL,
        finish: (_ draft: URL) throws -> Void = { _ in }
    ) throws {
        let delivery = Delivery(to: folder)
        do {
            try delivery.make(delivery.draft)
            delivery.undo.append(delivery.removeDraft)
            try write(files, to: delivery.draft)
            try finish(delivery.draft)
            try delivery.putGit()
            for path in files.keys.sorted() { try delivery.put(path, over: old[path]) }
        } catch {
            for step in delivery.undo.reversed() { step() }
            throw error
        }
        delivery.removeDraft()
    }

    private func removeDraft() {
        if !keepsDraft { try? FileManager.default.removeItem(at: draft) }
    }

    /// Makes a folder and its parent folders, unless they exist.
    private func make(_ folder: URL) throws {
        var isMade = mkdir(folder.path, 0o777) == 0
        if !isMade, errno == ENOENT {
            try make(folder.deletingLastPathComponent())
            isMade = mkdir(folder.path, 0o777) == 0
        }
        guard isMade || errno == EEXIST else {
            throw Problem("can't make \(folder.path): \(String(cString: strerror(errno)))")
        }
        if isMade { undo.append { rmdir(folder.path) } }
    }

    /// Puts `.git` into place before all other files. Of two runs in the same folder, only one succeeds
    /// here, because a folder with content is not replaced.
    private func putGit() throws {
        let (made, git) = (draft.appending(path: ".git"), folder.appending(path: ".git"))
        guard FileManager.default.fileExists(atPath: made.path) else { return }
        guard rename(made.path, git.path) == 0 else { throw Self.isInTheWay(of: git) }
        undo.append { rename(git.path, made.path) }
    }

    private func put(_ path: String, over old: String?) throws {
        let made = draft.appending(path: path)
        var file = folder.appending(path: path)
        try make(file.deletingLastPathComponent())
        let new = try String(contentsOf: made, encoding: path.encoding)
        if let old {
            // If the path is a link, the file behind the link is changed, not the link itself.
            file.resolveSymlinksInPath()
            guard let taken = take(file, ifIs: old) else {
                throw Problem("\(file.path) was changed meanwhile: commit it, and try again")
            }
            undo.append { [file] in _ = self.put(taken, at: file) }
        }
        guard put(made, at: file) else { throw Self.isInTheWay(of: file) }
        undo.append { [file] in _ = self.take(file, ifIs: new) }
    }

    /// Puts a file of the draft at this path. Returns false if a file exists there already.
    private func put(_ made: URL, at file: URL) -> Bool {
        // Some disks have no hard links. On these, the file is copied.
        link(made.path, file.path) == 0
            || errno != EEXIST
                && (try? Data(contentsOf: made).write(to: file, options: .withoutOverwriting))
                    != nil
    }

    /// Moves the file into the draft if it has this content, and returns where it is now. It is moved
    /// before it is read, so that nobody can change it between the check and the move.
    private func take(_ file: URL, ifIs content: String) -> URL? {
        let taken = draft.appending(path: "\(UUID())")
        guard rename(file.path, taken.path) == 0 else { return nil }
        let found = try? String(contentsOf: taken, encoding: file.path.encoding)
        if found == content { return taken }
        if !put(taken, at: file) {
            keepsDraft = true
            print("\(file.path) was changed meanwhile, and is now \(taken.path)")
        }
        return nil
    }

    private static func isInTheWay(of file: URL) -> Problem {
        Problem("can't write \(file.path): is something of that name in the way?")
    }
}
