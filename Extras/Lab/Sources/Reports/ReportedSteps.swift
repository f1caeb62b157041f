import Foundation
package import Presentation
package import Scenarios

extension AppIntent {
    /// The first step of the scenarios' language that sends this intent. Its text comes from the
    /// intent, or is the text `typed`.
    package func step(in state: AppState, typed: String = "") -> AppScenario.Step? {
        let texts =
            texts(in: self).flatMap { [$0, $0.quotedIfNeeded] } + [typed, typed.quotedIfNeeded]
        return AppScenario.vocabulary.lazy
            .flatMap { word in (word.tried + texts).compactMap(word.step) }
            .first { $0.intent(in: state) == self }
    }
}

/// All texts in a value.
func texts(in value: Any) -> [String] {
    (value as? String).map { [$0] }
        ?? Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
}

/// The value with each text replaced as in `names`; nil if the result can't be decoded.
func renamed<Value: Codable>(_ value: Value, _ names: Names) -> Value? {
    func renamed(_ json: Any) -> Any {
        if let text = json as? String { return names[text] }
        if let list = json as? [Any] { return list.map(renamed) }
        return (json as? [String: Any])?.mapValues(renamed) ?? json
    }
    return try? JSONDecoder().decode(
        Value.self,
        from: JSONSerialization.data(
            withJSONObject: renamed(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)))
        ))
}
