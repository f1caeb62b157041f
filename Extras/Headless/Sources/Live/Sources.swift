import Foundation

/// The sources of the screens and of the recipes, and the files of the page.
enum Sources {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file of the page, such as `page.css`; nil for any other.
    static func web(_ name: String) -> Data? {
        guard name.wholeMatch(of: /\w+\.(html|css|mjs)/) != nil else { return nil }
        return try? Data(contentsOf: folder.appending(path: "Live/Web/\(name)"))
    }

    /// The text of a file, such as `Presentation/App/AppState.swift`; nil for any other.
    static func text(of path: String) -> String? {
        guard path.wholeMatch(of: /(Presentation|Recipes)(\/[\w+]+)+\.swift/) != nil else {
            return nil
        }
        return try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// As the compiler names a file, below this folder.
    static func path(of file: String) -> String {
        file.hasPrefix(folder.path + "/") ? String(file.dropFirst(folder.path.count + 1)) : file
    }

    /// The lines that ran: those whose first word did, or a body that begins in them. Blank lines, braces and
    /// comments say nothing.
    static func lines(of path: String, in segments: [Segment]) -> [Int] {
        let text = text(of: path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let byLine = Dictionary(grouping: segments, by: \.line)
        var hasRun = false
        return text.enumerated().compactMap { index, line in
            let words = line.drop { $0 == " " }
            let here = byLine[index + 1] ?? []
            let first = here.last { $0.column <= line.count - words.count + 1 }?.hasRun ?? hasRun
            hasRun = here.last?.hasRun ?? hasRun
            let says = words.contains(where: \.isLetter) && !words.hasPrefix("//")
            let ran = first || here.contains { $0.isEntry && $0.hasRun }
            return says && words != "} else {" && ran ? index + 1 : nil
        }
    }
}
