import Faults
import Foundation
import Scenarios

/// The code of a mistake and of its mends, as it is compiled and run, in each language.
struct Shown {
    /// Each line with what it is part of: `-` the mistake, `1` and `2` mends that are wrong, `+` the right
    /// one; nothing if it is in the mistake and in the right mend.
    let code: [String: [[String]]]
    /// The app's own screen in each pattern, by its path in the repository.
    let files: [String: String]

    init<A: AnyFault>(_ fault: A) throws {
        code = [
            "mvvm": try Self.lines("Mistakes/MVVM", fault.subject, indentation: "    "),
            "mvi": try Self.lines("Mistakes/MVI", fault.subject, indentation: "    "),
            "web": try Self.lines("Page/Shown", fault.subject, indentation: "  "),
        ]
        let name = A.F.name.capitalized
        files = ["mvvm": "ViewModel", "mvi": "Reducer"].reduce(into: [:]) { files, pattern in
            files[pattern.key] =
                "Sources/Presentation/\(name)/\(pattern.key.uppercased())/\(name)\(pattern.value).swift"
        }
    }

    /// The sources are read where they were compiled.
    private static func lines(
        _ folder: String, _ subject: String, indentation: String
    ) throws -> [[String]] {
        let folder = URL(filePath: #filePath).appending(path: "../../\(folder)").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let name = names.first(where: { $0.hasPrefix(subject) }) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
        }
        return lines(
            of: try String(contentsOf: folder.appending(path: name), encoding: .utf8),
            indentation: indentation)
    }

    /// The members that are compiled in several ways. Members are indented so, and a blank line ends each.
    static func lines(of source: String, indentation: String) -> [[String]] {
        let members = source.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.isEmpty || $0.hasPrefix(indentation) }
            .map { String($0.dropFirst(indentation.count)) }
            .split(separator: "").filter { $0.contains { Condition($0) != nil } }
        let all = members.joined().contains { $0.contains("MEND_1") } ? "-12+" : "-+"
        return Array(members.map { lines(of: $0, in: all) }.joined(separator: [["", ""]]))
    }

    private static func lines(of member: ArraySlice<String>, in all: String) -> [[String]] {
        var (seen, now) = ("", all)
        return member.flatMap { line -> [[String]] in
            switch Condition(line) {
            case .begin(let part): (seen, now) = (part, part)
            case .next(let part): (seen, now) = (seen + part, part)
            case .otherwise: now = all.filter { !seen.contains($0) }
            case .end: now = all
            case nil:
                // The mistake and its mend are shown as a difference, each other mend by itself.
                guard !now.contains("-") || !now.contains("+") else { return [["", line]] }
                return now.map { [String($0), line] }
            }
            return []
        }
    }
}

/// A line that says under which condition the next ones are compiled. In JavaScript it is a comment.
private enum Condition {
    case begin(String), next(String), otherwise, end

    init?(_ line: String) {
        let words = line.split(separator: " ").filter { $0 != "//" }
        let parts = ["MISTAKE": "-", "MEND_1": "1", "MEND_2": "2", "MENDED": "+"]
        let part = words.dropFirst().first.flatMap { parts[String($0)] }
        switch (words.first, part) {
        case ("#if", let part?): self = .begin(part)
        case ("#elseif", let part?): self = .next(part)
        case ("#else", nil): self = .otherwise
        case ("#endif", nil): self = .end
        default: return nil
        }
    }
}
