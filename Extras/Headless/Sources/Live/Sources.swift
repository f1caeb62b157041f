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

    /// Those lines that say something. Blank lines, braces and comments are within what ran; and the label of
    /// a case is, whether or not its case has.
    static func spoken(_ lines: [Int], of path: String) -> [Int] {
        guard let text = text(of: path) else { return [] }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let ran = Set(lines)
        return lines.filter { line in
            let text = all[line - 1]
            guard text.contains(where: \.isLetter), !text.hasPrefix("//"), text != "} else {" else {
                return false
            }
            let isLabel = text.hasSuffix(":") && text.starts(with: /case |default/)
            let next = all[line...].firstIndex { !$0.isEmpty } ?? line
            return !isLabel || ran.contains(next + 1)
        }
    }
}
