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

    /// The features whose screen has a state, without `App`. If Domain/Items has `Item.swift` and
    /// `ItemRepository.swift`, it is a list of them.
    var features: [Noun] {
        files.keys.sorted().compactMap { path in
            guard let name = path.wholeMatch(of: /Sources\/Presentation\/(\w+)\/(\w+)State.swift/),
                name.1 == name.2, name.1 != "App"
            else { return nil }
            let domain = files(in: "Sources/Domain/\(name.1)/").keys.map(\.fileName)
            let entity = domain.first { domain.contains("\($0)Repository") }
            return Noun(singular: String(entity ?? name.1), plural: String(name.1))
        }
    }
}

extension [String: String] {
    /// The types of all sources.
    var types: Set<Substring> { Set(filter { $0.key.hasSuffix(".swift") }.values.flatMap(\.types)) }
}

extension String {
    /// The types that begin a line.
    var types: [Substring] { declared.filter { $0.first?.isUppercase == true } }

    /// The types and functions that begin a line.
    var declared: [Substring] {
        let kinds = /(?m)^(?:\w+ )*(?:struct|enum|class|actor|protocol|typealias|func) (\w+)/
        return matches(of: kinds).map(\.1)
    }

    /// Of a path, the last name without its ending.
    var fileName: Substring { split(separator: "/").last?.split(separator: ".").first ?? "" }

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
