import Scenarios

/// A mistake that is planted in the right screen of any pattern, so that all patterns make it alike.
struct Mistake<F: Feature>: Sendable {
    typealias Call = Task<Void, Never>?
    typealias Perform = @MainActor (F.Step) -> Call

    /// How the sentence of the specification begins that is broken.
    let clause: String
    /// A scenario that shows it, if it would be seen as something else before.
    var scenario: String?
    /// In an app of few parts, a sentence may be true whatever the screen does.
    var isSeen = true
    private let plant: @MainActor @Sendable (F.UseCases, Pattern<F>) -> Screen<F>

    /// The screen shows another state than it has.
    init(
        _ clause: String, seenBy scenario: String? = nil,
        shows change: @escaping @Sendable (inout F.State) -> Void
    ) {
        self.init(clause) { screen in
            screen.replacing {
                var state = screen.state()
                change(&state)
                return state
            }
        }
        self.scenario = scenario
    }

    /// The screen ignores some steps.
    init(
        _ clause: String, isSeen: Bool = true,
        ignores isIgnored: @escaping @Sendable (F.Step) -> Bool
    ) {
        self.init(clause) { screen in
            screen.replacing { isIgnored($0) ? nil : screen.perform($0) }
        }
        self.isSeen = isSeen
    }

    /// The screen asks other use cases than it was given.
    init(
        _ clause: String, seenBy scenario: String? = nil,
        asks change: @escaping @MainActor @Sendable (inout F.UseCases) -> Void
    ) {
        self.clause = clause
        self.scenario = scenario
        plant = { useCases, pattern in
            var useCases = useCases
            change(&useCases)
            return pattern.makeScreen(useCases)
        }
    }

    /// The screen is another one.
    init(
        _ clause: String, seenBy scenario: String? = nil,
        is change: @escaping @MainActor @Sendable (Screen<F>) -> Screen<F>
    ) {
        self.clause = clause
        self.scenario = scenario
        plant = { change($1.makeScreen($0)) }
    }

    /// What a call returns ends at once.
    static func callsEndAtOnce(_ clause: String) -> Mistake {
        Mistake(clause) { screen in
            screen.replacing { screen.perform($0).map { _ in Task {} } }
        }
    }

    @MainActor
    func makeScreen(_ pattern: Pattern<F>) -> @MainActor (Requests) -> Screen<F> {
        { plant(F.controlledUseCases(F.exploredContent, $0), pattern) }
    }
}

extension Screen {
    fileprivate func replacing(state: @escaping () -> Feature.State) -> Screen {
        Screen(model: model, state: state, perform: perform)
    }

    func replacing(perform: @escaping (Feature.Step) -> Task<Void, Never>?) -> Screen {
        Screen(model: model, state: state, perform: perform)
    }
}

/// A feature with a mistake for each sentence of its specification.
protocol FeatureWithMistakes: Feature {
    static var mistakes: [Mistake<Self>] { get }
}

/// Does what `operation` does, but is not cancelled with its caller; or always is.
func inTask<Value: Sendable, Failure: Error>(
    isCancelled: Bool = false,
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
    // On the main actor, so that `settle` sees the request that it opens.
    let task = Task { @MainActor () async -> Result<Value, Failure> in
        do throws(Failure) {
            return .success(try await operation())
        } catch {
            return .failure(error)
        }
    }
    if isCancelled { task.cancel() }
    return try await task.value.get()
}
