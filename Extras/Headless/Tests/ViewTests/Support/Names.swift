/// The views choose the ids of new values: what the scenario calls them.
@MainActor
final class Names {
    /// Of the value that was added, until its id is learned.
    var added: String?
    private var ids: [String: String] = [:]

    /// A value that is not new has its name.
    func learn(_ id: String?) {
        guard let name = added, let id else { return }
        if self.name(id) == id, id.count == 32 { ids[name] = id }
        added = nil
    }

    func id(_ name: String) -> String { ids[name] ?? name }
    func name(_ id: String) -> String { ids.first { $0.value == id }?.key ?? id }
}
