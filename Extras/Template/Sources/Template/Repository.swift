import Foundation

/// The files and features of this repository, or of an app that was made from it. The keys are the
/// paths.
struct Repository {
    let folder: URL
    let files: [String: String]

    /// Reads the files that git knows. With `mustBeClean`, changes that are not committed are an error.
    init(_ folder: URL, mustBeClean: Bool = false) throws {
        try shell(["git", "--version"], in: Template.here)
        let status = ["git", "status", "--porcelain", "--untracked-files=normal", "."]
        guard let changes = try? shell(status, in: folder) else {
            throw Problem("\(folder.path) is no folder under git, as our apps are: check --in")
        }
        if mustBeClean, let first = changes.split(separator: "\n").first?.dropFirst(3) {
            throw Problem("\(folder.path) has changes, such as in \(first): commit them first")
        }
        var files: [String: String] = [:]
        for path in try shell(["git", "ls-files", "-z"], in: folder).split(separator: "\0") {
            let file = folder.appending(path: path)
            files[String(path)] = try? String(contentsOf: file, encoding: String(path).encoding)
        }
        self.init(folder, files: files)
    }

    init(_ folder: URL = URL(filePath: "/"), files: [String: String]) {
        (self.folder, self.files) = (folder, files)
    }

    /// The files of a folder. The keys are the paths in this folder.
    func files(in folder: String) -> [String: String] {
        let found = files.filter { $0.key.hasPrefix(folder) }
        return Dictionary(
            uniqueKeysWithValues: found.map { (String($0.key.dropFirst(folder.count)), $0.value) })
    }

    /// The pattern of an app that was made from this repository.
    var pattern: Pattern {
        get throws {
            let found = Pattern.allCases.filter { one in
                files.keys.contains { $0.contains("/\(one.name)/") }
            }
            guard let pattern = found.first, found.count == 1 else {
                throw Problem(
                    "\(folder.path) is not made by Template, or is not of one pattern: check --in")
            }
            return pattern
        }
    }

    /// The features that are lists, whose rows can be deleted, as they were added to the container.
    var lists: [Noun] {
        let container = files["Sources/DI/Container.swift"] ?? ""
        let lists = features.filter { feature in
            files.values.contains { $0.contains("func delete\(feature.singular)(id:") }
        }
        return lists.sorted {
            let places = [$0, $1].map { container.firstRange(of: "var \($0.plural.lowered):") }
            return places[0].map { $0.lowerBound < places[1]?.lowerBound ?? container.endIndex }
                ?? false
        }
    }

    /// True if the app has a login. Each screen is in a tab then.
    var hasTabs: Bool { files["Sources/Presentation/App/MainState.swift"] != nil }

    /// Where the rows of the list are stored.
    func storage(of list: Noun) -> Storage {
        let served = "Sources/Data/\(list.plural)/HTTP\(list.singular)Repository.swift"
        return files[served] == nil ? .file : .server
    }

    /// Writes these files. If this fails, the app has its old files again, and later changes by its
    /// owner stay.
    func change(_ files: [String: String], byHand: [String], _ verb: String = "added") throws {
        try Delivery.deliver(files, over: self.files, to: folder)
        for text in byHand { print("To be \(verb) by hand, in \(text)") }
    }

    /// The features whose screen has a state, without `App`. If Domain/Items has `Item.swift` and
    /// `ItemRepository.swift`, the feature is a list of items.
    var features: [Noun] {
        files(in: "Sources/Presentation/").keys.sorted().compactMap { path in
            let name = path.prefix { $0 != "/" }
            guard path == "\(name)/\(name)State.swift", name != "App" else { return nil }
            let domain = files(in: "Sources/Domain/\(name)/").keys.map(\.fileName)
            let entity = domain.first { domain.contains("\($0)Repository") }
            return Noun(singular: String(entity ?? name), plural: String(name))
        }
    }
}

extension [String: String] {
    /// The names of the types that all Swift files declare.
    var types: Set<Substring> { Set(filter { $0.key.hasSuffix(".swift") }.values.flatMap(\.types)) }
}

extension String {
    /// The names of the types that are declared at the beginning of a line.
    var types: [Substring] { declared.filter { $0.first?.isUppercase == true } }

    /// The names of the types and functions that are declared at the beginning of a line, and are not
    /// private.
    var declared: [Substring] {
        matches(of: Self.declaration).map(\.1)
    }

    private nonisolated(unsafe) static let declaration =
        /(?m)^(?!private|fileprivate)(?:\w+ )*(?:struct|enum|class|actor|protocol|typealias|func) (\w+)/

    /// The encoding of the file at this path. A picture is read and written with one character for each
    /// byte.
    var encoding: Encoding { isPicture ? .isoLatin1 : .utf8 }
    var isPicture: Bool { hasSuffix(".png") }

    /// The last name of a path, without its ending.
    var fileName: Substring { split(separator: "/").last?.split(separator: ".").first ?? "" }

    /// The lines of the text that these marks choose. A line that begins with `[mvi]` needs the mark
    /// `mvi`; a line that begins with `[!mvi]` is chosen without this mark.
    func chosen(_ marks: [String]) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let its = line.prefixMatch(of: /(\[!?\w+\])+/)?.0.matches(of: /\[(!?)(\w+)\]/) ?? []
            return its.allSatisfy { marks.contains(String($0.2)) == $0.1.isEmpty }
        }
        return lines.joined(separator: "\n").replacing(/(?m)^(\[!?\w+\])+/, with: "")
    }
}
