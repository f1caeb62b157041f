public import Scenarios

/// One sentence that must hold in every history, whatever the user does and the services answer.
public struct Property<Feature: ScenarioFeature>: Sendable {
    package let name: String
    /// Returns how the last step has broken the sentence; nil if it has not.
    let violation: @Sendable (History<Feature>) -> Violation?

    /// Compares what the screen shows, or has requested, with the expected value.
    public init<Value: Equatable & SendableMetatype>(
        _ name: String, _ shown: @escaping @Sendable (History<Feature>) -> Value,
        is expected: @escaping @Sendable (History<Feature>) -> Value
    ) {
        self.name = name
        violation = { history in
            let (shown, expected) = (shown(history), expected(history))
            return shown == expected
                ? nil : Violation(name, seen: Self.text(shown), expected: Self.text(expected))
        }
    }

    /// The sentence holds if `exceptions` returns nothing.
    public init<Value>(
        _ name: String, without exceptions: @escaping @Sendable (History<Feature>) -> [Value]
    ) {
        self.name = name
        violation = { exceptions($0).first.map { Violation(name, seen: Self.text($0)) } }
    }

    private static func text(_ value: Any) -> String {
        if let state = value as? any ScreenState {
            return state.fields.flattened.filter { !$0.value.isEmpty }
                .map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value) } ?? "nothing"
        case .set:
            return "[\(mirror.children.map { text($0.value) }.sorted().joined(separator: ", "))]"
        case .collection:
            return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
        default: return "\(value)"
        }
    }
}

/// The seen and the expected value when a property was broken.
public struct Violation: Sendable, CustomStringConvertible {
    package let property: String
    package let seen: String
    /// Nil if the property was made with `without:`. Then `seen` is the exception that was found.
    package let expected: String?

    init(_ property: String, seen: String, expected: String? = nil) {
        (self.property, self.seen, self.expected) = (property, seen, expected)
    }

    public var description: String {
        "“\(property)”: " + (expected.map { "\(seen) instead of \($0)" } ?? "not so for \(seen)")
    }
}

extension Array {
    /// The violation of the first property that the last step has broken; nil if it has broken
    /// none.
    nonisolated func firstViolation<Feature>(_ history: History<Feature>) -> Violation?
    where Element == Property<Feature> {
        lazy.compactMap { $0.violation(history) }.first
    }
}

extension Property where Feature: ExploredFeature {
    static var ofEveryScreen: [Property] {
        [
            Property("A late answer of a cancelled read changes nothing") { history in
                guard let answer = history.lastAnswer, !answer.wasWanted,
                    history.state != history.previousState
                else { return [] }
                return [answer.request.name]
            },
            Property("A write is never cancelled") {
                $0.requests.filter { $0.kind == .write && $0.isCancelled }.map(\.name)
            },
            Property("There is no spinner without a request") { history in
                let isAwaiting = history.open.contains {
                    $0.isAwaited && ($0.kind == .read || $0.kind == .write)
                }
                return Feature.isWaiting(history.state) && !isAwaiting ? ["this"] : []
            },
            Property("A step changes the state in one write") { history in
                let before = history.previousState ?? history.state
                guard !history.lastInputs.contains(where: Feature.doesSeveral) else { return [] }
                return history.between.filter {
                    !Feature.mayShow($0, between: before, and: history.state)
                }
            },
        ]
    }
}

extension Property {
    /// The screen shows a spinner as long as a request of this name is awaited, and no longer.
    public static func spinner(
        _ isShown: @escaping @Sendable (Feature.State) -> Bool, of name: String
    )
        -> Property
    {
        Property("The spinner shows whether “\(name)” is awaited") {
            isShown($0.state)
        } is: {
            $0.awaits(name)
        }
    }

    /// A read is cancelled by a newer read of the same name, and by nothing else.
    public static func readsAreReplaced() -> Property {
        Property("A newer read cancels the older one, and nothing else is cancelled") { history in
            let awaited = history.open.filter { $0.isAwaited && $0.kind == .read }.map(\.name)
            return history.cancelled.filter { $0.kind == .read }.map(\.name)
                .filter { !history.opened.contains($0) }
                + awaited.filter { name in awaited.count { $0 == name } > 1 }
        }
    }
}
