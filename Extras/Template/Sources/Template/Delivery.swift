import Foundation

/// Files on their way into a folder in which a person, or another run, may work at the same time.
///
/// They are finished in a folder of their own, the draft, and then put where they belong. What others have put
/// there meanwhile stays as it is. If one file can't be put, all are taken back: each file by its name, if it
/// still has what was written, and each folder that was made, if it is empty.
final class Delivery {
    private let folder: URL
    private let draft: URL
    private var undo: [() -> Void] = []
    /// True if the draft has a file of somebody else that could not be put back.
    private var keepsDraft = false

    private init(to folder: URL) {
        self.folder = folder
        draft = folder.appending(path: ".unfinished-\(UUID())")
    }

    /// Writes the files to the draft, formats them, and puts them into the folder. `finish` can add a `.git`
    /// to the draft. A file that replaces another one needs the text of that one in `old`.
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

    /// Makes a folder, and those that it lies in, unless they are there.
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

    /// Is the first, so that of two runs in one folder only one goes on: a folder with content is not replaced.
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
            // What a link leads to is changed, not the link.
            file.resolveSymlinksInPath()
            guard let taken = take(file, ifIs: old) else {
                throw Problem("\(file.path) was changed meanwhile: commit it, and try again")
            }
            undo.append { [file] in _ = self.put(taken, at: file) }
        }
        guard put(made, at: file) else { throw Self.isInTheWay(of: file) }
        undo.append { [file] in _ = self.take(file, ifIs: new) }
    }

    /// Puts a file of the draft into a place that has none; false if it has one.
    private func put(_ made: URL, at file: URL) -> Bool {
        // Not all disks can give a file a second name.
        link(made.path, file.path) == 0
            || errno != EEXIST
                && (try? Data(contentsOf: made).write(to: file, options: .withoutOverwriting))
                    != nil
    }

    /// Moves the file into the draft if it has this content, and returns where it is now. It is moved before
    /// it is read, so that nobody can change it between.
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
