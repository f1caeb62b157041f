import Foundation

/// The declaration in which a fault lies: a type of its own, with only what differs from the right one.
struct FaultSource: Sendable {
    let file: String
    let type: String

    init(file: String, type: String) {
        self.file = file
        // The name in the source has no generic arguments.
        self.type = String(type.prefix { $0 != "<" })
    }

    /// The lines of the declaration; nil if the file is not there, or has no such type at its top level.
    func lines() -> [Substring]? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard
            let start = lines.firstIndex(where: { line in
                let words = line.split { " :<".contains($0) }
                return words.starts(with: ["struct", type[...]])
                    || words.starts(with: ["final", "class", type[...]])
            }),
            let end = lines[start...].firstIndex(of: "}")
        else { return nil }
        return Array(lines[start...end])
    }
}
