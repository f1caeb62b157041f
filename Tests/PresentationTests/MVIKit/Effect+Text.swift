import Presentation

extension Effect {
    /// The steps by kind and id, such as `run(load), emit(…)`.
    var text: String {
        steps.map { step in
            switch step {
            case .replace(let id, _): "run(\(id))"
            case .enqueue(let id, _): "enqueue(\(id))"
            case .commit(let id, _): "commit(\(id))"
            case .cancel(let id): "cancel(\(id))"
            case .cancelAll: "cancelAll"
            case .send(let action): "send(\(action))"
            case .emit(let event): "emit(\(event))"
            }
        }
        .joined(separator: ", ")
    }
}
