import Presentation

extension Effect {
    /// The steps by kind and id, such as `read(load), emit(…)`.
    var text: String {
        steps.map { step in
            switch step {
            case .read(let id, _): "read(\(id))"
            case .write(let id, _): "write(\(id))"
            case .cancel(let id): "cancel(\(id))"
            case .stop: "stop"
            case .send(let action): "send(\(action))"
            case .emit(let event): "emit(\(event))"
            }
        }
        .joined(separator: ", ")
    }
}
