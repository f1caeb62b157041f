/// What the code of a screen did in the last step, in its own words: calls, intents, actions.
@MainActor
package final class ScreenLog {
    /// Off unless something reads the log, because its lines cost more than the step itself.
    package var isKept = false
    package private(set) var lines: [String] = []

    package init() {}

    package func add(_ line: @autoclosure () -> String) {
        if isKept { lines.append(line()) }
    }

    func clear() {
        lines = []
    }

    /// A value in few words, as code would write it: `deleteResponse("b", failure)`.
    nonisolated static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first, let name = payload.label else {
                return "\(value)"
            }
            let parts = Mirror(reflecting: payload.value)
            let values =
                parts.displayStyle == .tuple ? parts.children.map(\.value) : [payload.value]
            let texts = values.map(text).filter { !$0.isEmpty }
            return texts.isEmpty ? name : "\(name)(\(texts.joined(separator: ", ")))"
        case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
        case .collection, .set:
            return mirror.children.count == 1 ? "1 value" : "\(mirror.children.count) values"
        case nil: return value is String ? "\"\(value)\"" : "\(value)"
        default: return ""
        }
    }
}
