/// What a store has reduced and what it has under way, in words.
public struct StoreWorkings: Equatable, Sendable {
    /// One thing that was reduced.
    public struct Input: Equatable, Sendable {
        public enum Kind: String, Sendable {
            case intent
            case action
        }

        public let kind: Kind
        /// The intent or action in few words, such as `deleteResponse(b, success)`.
        public let text: String

        public init(kind: Kind, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// What has been reduced since the store was made, oldest first.
    public var inputs: [Input]
    /// The ids of the effects under way, in the order of their start.
    public var effects: [String]

    public init(inputs: [Input], effects: [String]) {
        self.inputs = inputs
        self.effects = effects
    }
}

/// Notes what a store reduces, as its observer. Words are made of it only when somebody asks.
@MainActor
final class StoreTrace<R: Reducer> {
    private var causes: [Transition<R>.Cause] = []

    func note(_ transition: Transition<R>) {
        causes.append(transition.cause)
    }

    func workings(of store: Store<R>) -> StoreWorkings {
        StoreWorkings(
            inputs: causes.map { cause in
                switch cause {
                case .intent(let intent): .init(kind: .intent, text: CaseText.of(intent))
                case .action(let action): .init(kind: .action, text: CaseText.of(action))
                }
            },
            effects: store.effects.map(\.description))
    }
}
