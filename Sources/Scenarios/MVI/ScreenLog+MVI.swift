import Presentation

extension ScreenLog {
    /// Adds what a store reports.
    func add<R: Reducer>(_ report: StoreReport<R>) {
        switch report {
        case .transition(let transition):
            switch transition.cause {
            case .intent(let intent): add("intent \(Self.text(intent))")
            case .action(let action): add("action \(Self.text(action))")
            }
        case .dropped(let action, _): add("dropped \(Self.text(action))")
        }
    }

    /// A value in few words, as code would write it: `deleteResponse("b", failure)`.
    static func text(_ value: Any) -> String {
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
