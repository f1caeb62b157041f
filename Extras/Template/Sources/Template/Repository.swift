import Foundation

/// The files of a package of this shape, by their paths, and its features.
struct Repository {
    let folder: URL
    let files: [String: String]

    /// Reads what git knows. With `mustBeClean`, changes that are not committed are an error.
    init(_ folder: URL, mustBeClean: Bool = false) throws {
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil else {
            throw Problem("\(folder.path) does not exist as a folder: check --in")
        }
        let changes = try shell(["git", "status", "--porcelain"], in: folder)
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
            throw Problem("\(folder.path) has no screens in Sources/Presentation: check the folder")
        }
    }

    init(_ folder: URL = URL(filePath: "/"), files: [String: String]) {
        self.folder = folder
        self.files = files
    }

    /// The features whose screen has a state, without `App`.
    var features: [Feature] {
        let names = files.keys.compactMap { path in
            path.wholeMatch(of: /Sources\/Presentation\/(\w+)\/\w+State\.swift/)?.1
        }
        return Set(names).subtracting(["App"]).sorted().map { Feature(String($0), in: files) }
    }

    /// The file of each top-level type; of SwiftUI and UIKit, only of public ones.
    var types: [String: String] {
        places(of: /(?m)^(?:@\w+ |[a-z]+ )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/)
    }

    /// A file for each word of code.
    var words: [String: String] {
        let code = files.mapValues { $0.replacing(/\/\/.*|"(?:\\.|[^"\\])*"/, with: "") }
        return Repository(files: code).places(of: /\b(\w+)/)
    }

    private func places(of word: Regex<(Substring, Substring)>) -> [String: String] {
        var places: [String: String] = [:]
        for (path, text) in files.sorted(by: { $0.key > $1.key }) where path.hasSuffix(".swift") {
            for match in text.matches(of: word)
            where !path.hasPrefix("Extras/Headless/") || match.0.contains(/public|open/) {
                places[String(match.1)] = path
            }
        }
        return places
    }
}

/// One or several screens that have a folder of their own in each layer.
struct Feature {
    /// As in `Item` and `Items`; the same twice where there is only one of its kind.
    let noun: Noun

    init(_ name: String, in files: [String: String] = [:]) {
        // Domain/Items has Item.swift and ItemRepository.swift: so it is a list of them.
        let folder = "Sources/Domain/\(name)/"
        let entity = files.keys.first {
            $0.hasPrefix(folder) && files["\($0.dropLast(".swift".count))Repository.swift"] != nil
        }
        let singular = entity.map { String($0.dropFirst(folder.count).dropLast(".swift".count)) }
        noun = Noun(singular: singular ?? name, plural: name)
    }

    /// True if a file is named for it, or lies in a folder that is.
    func owns(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let words = parts.last?.split { !$0.isPartOfWord } ?? []
        return parts.dropFirst().dropLast().contains { $0 == noun.plural }
            || words.contains { noun.isNamed(by: String($0)) }
    }
}
