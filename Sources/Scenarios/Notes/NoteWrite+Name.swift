import Domain
import Presentation

extension NoteWrite {
    /// What its request is called.
    var name: String {
        switch self {
        case .save(let id, let text, let base):
            "save \(id) \(text)" + (base.map { Self.replacing + $0 } ?? "")
        case .delete(let id, let base):
            "delete \(id)" + (base.map { " \(Self.ifStill)\($0)" } ?? "")
        case .retry(let id): "retry \(id)"
        case .discard(let id): "discard \(id)"
        }
    }

    /// What the name of a save says after the id.
    static func texts(saved words: String) -> (text: String, base: String?) {
        guard let place = words.ranges(of: replacing).last else { return (words, nil) }
        return (String(words[..<place.lowerBound]), String(words[place.upperBound...]))
    }

    /// What the name of a delete says after the id.
    static func base(deleted words: String?) -> String? {
        words.map { String($0.dropFirst(ifStill.count)) }
    }

    private static let replacing = ", replacing "
    private static let ifStill = "if still "
}
