/// The views choose the ids of new values. This maps them to the names in a scenario.
@MainActor
final class Names {
    /// The scenario's name for the value that was added last; nil once its id is known.
    var added: String?
    private var ids: [String: String] = [:]

    /// Stores the id of the value that was added, unless an older value has this id.
    func learn(_ id: String?) {
        guard let name = added, let id else { return }
        if self.name(id) == id, id.count == 32 { ids[name] = id }
        added = nil
    }

    func id(_ name: String) -> String { ids[name] ?? name }
    func name(_ id: String) -> String { ids.first { $0.value == id }?.key ?? id }
}
