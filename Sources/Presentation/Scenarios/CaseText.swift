/// Intents and actions in few words, such as `main.items.deleteResponse(b, success)`.
enum CaseText {
    /// Of more elements, only how many there are is told.
    private static let mostElements = 5

    static func of(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first, let name = payload.label else {
                return "\(value)"
            }
            return joined(name, arguments(payload.value), of: payload.value)
        case .optional:
            return mirror.children.first.map { of($0.value) } ?? "nil"
        case .collection, .set:
            guard mirror.children.count <= mostElements else {
                return "[\(mirror.children.count) elements]"
            }
            return "[" + mirror.children.map { of($0.value) }.joined(separator: ", ") + "]"
        case .struct, .class:
            // What has an identity is known by it; what describes itself, such as a password, does.
            if let id = mirror.children.first(where: { $0.label == "id" }) { return of(id.value) }
            guard !mirror.children.isEmpty, !(value is any CustomStringConvertible) else {
                return "\(value)"
            }
            return "(" + fields(mirror).joined(separator: ", ") + ")"
        default:
            return "\(value)"
        }
    }

    /// A case within a case is a path; what else belongs to a case stands in brackets.
    private static func joined(_ name: String, _ arguments: [String], of payload: Any) -> String {
        let kind = Mirror(reflecting: payload).displayStyle
        if kind == .enum, let inner = arguments.first { return "\(name).\(inner)" }
        return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func arguments(_ payload: Any) -> [String] {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return [of(payload)] }
        return mirror.children.map { of($0.value) }
    }

    private static func fields(_ mirror: Mirror) -> [String] {
        mirror.children.map { child in
            child.label.map { "\($0): \(of(child.value))" } ?? of(child.value)
        }
    }
}
