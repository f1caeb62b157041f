import Faults
import Foundation
import Scenarios

/// The code of a mistake and of its mends (changes that should remove it) in each language. This
/// code runs in the duels.
struct Shown {
    /// Each pair has the versions that contain a line, and the line. `-` stands for the mistake,
    /// `1` and `2` for the wrong mends, `+` for the right mend.
    let code: [String: [[String]]]
    /// For each pattern, the path of the app's own screen in the repository.
    let files: [String: String]

    init<A: AnyFault>(_ fault: A) throws {
        let places = [
            ("mvvm", "Mistakes/MVVM", "    "), ("mvi", "Mistakes/MVI", "    "),
            ("web", "Page/Shown", "  "),
        ]
        code = try places.reduce(into: [:]) { code, place in
            let text = try Files.text(in: place.1, beginning: fault.subject)
            code[place.0] = Self.lines(of: text, indentation: place.2)
        }
        let name = A.F.name.capitalized
        let folder = "Sources/Presentation/\(name)"
        files = [
            "mvvm": "\(folder)/MVVM/\(name)ViewModel.swift",
            "mvi": "\(folder)/MVI/\(name)Reducer.swift",
        ]
    }

    /// The members that have conditional code, as lines. A member is a block of lines with this
    /// indentation.
    static func lines(of source: String, indentation: String) -> [[String]] {
        let members = source.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.isEmpty || $0.hasPrefix(indentation) }
            .map { String($0.dropFirst(indentation.count)) }
            .split(separator: "").filter { $0.contains { Condition($0) != nil } }
        let all = members.joined().contains { $0.contains("MEND_1") } ? "-12+" : "-+"
        return Array(members.map { lines(of: $0, in: all) }.joined(separator: [[all, ""]]))
    }

    private static func lines(of member: ArraySlice<String>, in all: String) -> [[String]] {
        var (seen, now) = ("", all)
        return member.compactMap { line in
            switch Condition(line) {
            case .begin(let part): (seen, now) = (part, part)
            case .next(let part): (seen, now) = (seen + part, part)
            case .otherwise: now = all.filter { !seen.contains($0) }
            case .end: now = all
            case nil: return [now, line]
            }
            return nil
        }
    }
}

/// A line that begins or ends conditional code. In JavaScript it is a comment.
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
