import Foundation

/// The source files of the screens and recipes, and the files of the page.
enum Sources {
    /// The folder with the modules.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A file of the page, such as `page.css`; nil for any other name.
    static func web(_ name: String) -> Data? {
        guard name.wholeMatch(of: /\w+\.(html|css|mjs)/) != nil else { return nil }
        return try? Data(contentsOf: folder.appending(path: "Live/Web/\(name)"))
    }

    /// The text of a source file, such as `Presentation/App/AppState.swift`; nil for any other path.
    static func text(of path: String) -> String? {
        guard path.wholeMatch(of: /(Presentation|Recipes)(\/[\w+]+)+\.swift/) != nil else {
            return nil
        }
        return try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// For a file that the compiler has read: its path below this folder, and the number of lines
    /// above the source text.
    ///
    /// For a file with macros, the compiler uses the copy by `MacroWriter`. The copy has an additional
    /// first line that names the source file.
    static func origin(of file: String) -> (path: String, linesAbove: Int) {
        var (file, linesAbove) = (file, 0)
        if file.contains("/Written-"),
            let source = try? String(contentsOfFile: file, encoding: .utf8)
                .prefixMatch(of: /#sourceLocation\(file: "(.+)"/)
        {
            (file, linesAbove) = (String(source.1), 1)
        }
        let isHere = file.hasPrefix(folder.path + "/")
        return (isHere ? String(file.dropFirst(folder.path.count + 1)) : file, linesAbove)
    }

    /// The lines that ran. A line ran if its first word ran, or a body that begins in it. Blank lines,
    /// braces and comments do not count.
    static func lines(of path: String, in segments: [Segment], linesAbove: Int) -> [Int] {
        let text = text(of: path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let byLine = Dictionary(grouping: segments) { $0.line - linesAbove }
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
