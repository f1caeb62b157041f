import Observation

/// The last result of each body.
///
/// A body is evaluated again after a change of something that it has read. It is also evaluated again if
/// the body around it was evaluated and made a different view.
@MainActor
final class Bodies {
    @MainActor private final class Evaluation {
        let input: Any
        var body: Any?
        var isStale = false
        init(_ input: Any) { self.input = input }
    }

    private var evaluations: [String: Evaluation] = [:]
    private var visited: Set<String> = []
    var counts: [String: Int] = [:]
    private let invalidate: @MainActor () -> Void

    init(invalidate: @escaping @MainActor () -> Void) { self.invalidate = invalidate }

    /// Returns the body of a view, and the context for it.
    func body<Value, Body>(
        of view: Value, _ context: _Context, _ evaluate: () -> Body
    ) -> (Body, _Context) {
        for property in Mirror(reflecting: view).children {
            guard let dynamic = property.value as? any DynamicProperty else { continue }
            dynamic._install("\(context.path).\(property.label ?? "")", context)
        }
        var (body, inside) = result(of: view, context, evaluate) {
            !context.isFresh || isSame($0, view)
        }
        let name = name(Value.self)
        inside.view = view is any ViewModifier ? "\(name) of \(context.view)" : name
        return (body, inside)
    }

    /// Returns the view that a closure makes, and its context. The closure is called again under the same
    /// conditions as a body.
    func content<Value, Body>(
        of value: Value, _ context: _Context, _ make: (Value) -> Body
    ) -> (Body, _Context) {
        result(of: value, context, { make(value) }) { !context.isFresh && isSame($0, value) }
    }

    private func result<Input, Body>(
        of input: Input, _ context: _Context, _ evaluate: () -> Body, if isCurrent: (Any) -> Bool
    ) -> (Body, _Context) {
        var inside = context
        visited.insert(context.path)
        if let last = evaluations[context.path], !last.isStale, isCurrent(last.input),
            let body = last.body as? Body
        {
            inside.isFresh = false
            return (body, inside)
        }
        let hasBody = input is any View || input is any ViewModifier || input is any ToolbarContent
        let isNew = evaluations[context.path] == nil
        let kind = hasBody ? "" : isNew ? "new content of " : "content of "
        counts[kind + name(Input.self), default: 0] += 1
        let evaluation = Evaluation(input)
        evaluations[context.path] = evaluation
        let body = withObservationTracking(evaluate) { [weak evaluation, invalidate] in
            MainActor.assumeIsolated {
                evaluation?.isStale = true
                invalidate()
            }
        }
        evaluation.body = body
        inside.isFresh = true
        return (body, inside)
    }

    /// Forgets the bodies of views that no longer exist.
    func forgetGone() {
        evaluations = evaluations.filter { visited.contains($0.key) }
        visited = []
    }
}
