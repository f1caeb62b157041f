import Observation

/// The bodies as they were evaluated last. One is evaluated again when its view is not the same any more,
/// or when something has changed that it read.
@MainActor
final class Bodies {
    @MainActor private final class Evaluation {
        let view: Any
        var body: Any?
        var isStale = false
        init(_ view: Any) { self.view = view }
    }

    private var evaluations: [String: Evaluation] = [:]
    private var visited: Set<String> = []
    private(set) var counts: [String: Int] = [:]
    private let invalidate: @MainActor () -> Void

    init(invalidate: @escaping @MainActor () -> Void) { self.invalidate = invalidate }

    func body<Value, Body>(of view: Value, _ context: _Context, _ evaluate: () -> Body) -> Body {
        let path = context.path
        visited.insert(path)
        for property in Mirror(reflecting: view).children {
            guard let dynamic = property.value as? any DynamicProperty else { continue }
            dynamic._install("\(path).\(property.label ?? "")", context)
        }
        if let last = evaluations[path], !last.isStale, isSame(last.view, view),
            let body = last.body as? Body
        {
            return body
        }
        counts[name(Value.self), default: 0] += 1
        let evaluation = Evaluation(view)
        evaluations[path] = evaluation
        let body = withObservationTracking(evaluate) { [weak evaluation, invalidate] in
            MainActor.assumeIsolated {
                evaluation?.isStale = true
                invalidate()
            }
        }
        evaluation.body = body
        return body
    }

    /// Forgets what was not there this time.
    func forgetGone() {
        evaluations = evaluations.filter { visited.contains($0.key) }
        visited = []
    }
}
