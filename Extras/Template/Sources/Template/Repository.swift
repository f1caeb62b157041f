import Foundation

/// The files of a package of this shape, by their paths, and its features.
struct Repository {
    let folder: URL
    let files: [String: String]

    /// Reads what git knows. With `mustBeClean`, changes that are not committed are an error.
    init(_ folder: URL, mustBeClean: Bool = false) throws {
        guard let changes = try? shell(["git", "status", "--porcelain", "."], in: folder) else {
            throw Problem(
                "\(folder.path) is no folder under git, as an app from here is: check --in")
        }
        if mustBeClean, let first = changes.split(separator: "\n").first?.dropFirst(3) {
            throw Problem("\(folder.path) has changes, such as in \(first): commit them first")
        }
        var files: [String: String] = [:]
        for path in try shell(["git", "ls-files", "-z"], in: folder).split(separator: "\0") {
            let file = folder.appending(path: path)
            files[String(path)] = try? String(contentsOf: file, encoding: .utf8)
        }
        self.init(folder, files: files)
        guard !features.isEmpty else {
            throw Problem("\(folder.path) has no screens in Sources/Presentation: check --in")
        }
    }

    init(_ folder: URL = URL(filePath: "/"), files: [String: String]) {
        (self.folder, self.files) = (folder, files)
    }

    /// The files of a folder, by their paths in it.
    func files(in folder: String) -> [String: String] {
        let found = files.filter { $0.key.hasPrefix(folder) }
        return Dictionary(
            uniqueKeysWithValues: found.map { (String($0.key.dropFirst(folder.count)), $0.value) })
    }

    /// What SwiftUI and UIKit declare, where they are not.
    var stubs: [String: String] {
        files(in: "Extras/Headless/Sources/").mapValues { text in
            let lines = text.split(separator: "\n")
            return lines.filter { $0.hasPrefix("public") || $0.hasPrefix("open") }.joined(
                separator: "\n")
        }
    }

    /// The features whose screen has a state, without `App`.
    var features: [Feature] {
        let names = files(in: "Sources/Presentation/").keys.compactMap { path in
            path.wholeMatch(of: /(\w+)\/(\w+)State.swift/).flatMap {
                $0.1 == $0.2 ? String($0.1) : nil
            }
        }
        return names.sorted().filter { $0 != "App" }.map { Feature($0, in: files) }
    }
}

/// One or several screens that have a folder of their own in each layer.
struct Feature {
    /// As in `Item` and `Items`; the same twice where there is only one of its kind.
    let noun: Noun

    init(_ noun: Noun) { self.noun = noun }

    init(_ name: String, in files: [String: String]) {
        // Domain/Items has Item.swift and ItemRepository.swift: so it is a list of them.
        let folder = "Sources/Domain/\(name)/"
        let entity = files.keys.first {
            $0.hasPrefix(folder) && files[$0.replacing(".swift", with: "Repository.swift")] != nil
        }
        let singular = entity.map { String($0.dropFirst(folder.count).dropLast(".swift".count)) }
        noun = Noun(singular: singular ?? name, plural: name)
    }

    /// True if a file is named for it, or lies in a folder that is.
    func owns(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.dropFirst().dropLast().contains { $0 == noun.plural }
            || parts.last?.words.contains(where: noun.isNamed) == true
    }
}

extension String {
    /// The types that begin a line.
    var types: [String] {
        let kinds = ["struct", "enum", "class", "actor", "protocol", "typealias"]
        return split(separator: "\n").compactMap { line in
            let words = line.prefix { !":<{(=".contains($0) }.split(separator: " ")
            let kind = words.dropLast().firstIndex { kinds.contains(String($0)) }
            return line.first?.isLetter == true ? kind.map { String(words[$0 + 1]) } : nil
        }
    }

    /// The lines for these marks, of a text for all: `[mvi]` begins one for MVI, `[!mvi]` one for others.
    func chosen(_ marks: [String]) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.compactMap { line in
            var line = line
            while let match = line.prefixMatch(of: /\[(!?)(\w+)\]/) {
                guard marks.contains(String(match.2)) == match.1.isEmpty else { return nil }
                line = line[match.range.upperBound...]
            }
            return String(line)
        }
        .joined(separator: "\n")
    }
}
