import Domain
package import Presentation

extension NoteWrite {
    /// What its request is called.
    var name: String {
        switch self {
        case .save(let id, let text, let original):
            "save \(id) \(text)" + (original.map { Self.replacing + $0 } ?? "")
        case .delete(let id, let original):
            "delete \(id)" + (original.map { " if still \($0)" } ?? "")
        case .retry(let id): "retry \(id)"
        case .discard(let id): "discard \(id)"
        }
    }

    /// The text that a request of this name replaces, if it saves one in the place of another.
    package static func original(inSave name: String) -> String? {
        guard name.hasPrefix("save "), let place = name.ranges(of: replacing).last else {
            return nil
        }
        return String(name[place.upperBound...])
    }

    private static let replacing = ", replacing "
}
