import Domain

/// Short names for the ids and names of a report, which are signs such as `•4k0f7zq`. The ids and
/// names of the samples come first.
///
/// The services of scenarios answer with the samples. So “ok” is enough for most answers of a
/// report.
struct Names {
    typealias Value = (id: String, name: String)

    private let samples: [Value]
    private var names: [String: String] = [:]
    /// The ids of the report that stay in answers. Values with other ids are left out.
    private var kept: Set<String> = []
    /// The ids of values that may differ between the service and the sample.
    private var changed: Set<String> = []
    private var isSample = true
    private var added = 0

    /// If the lists have more values than the samples, leaves out values that no step names.
    init(of lists: [[Value]], in steps: Set<String>, samples: [Value]) {
        self.samples = samples
        var seen: Set<String> = []
        let all = lists.joined().filter { seen.insert($0.id).inserted }
        let unused = all.filter { !steps.contains($0.id) }
        let spare = unused.prefix(max(0, samples.count - all.count + unused.count)).map(\.id)
        for one in all where steps.contains(one.id) || spare.contains(one.id) {
            let index = kept.count
            kept.insert(one.id)
            names[one.id] = index < samples.count ? samples[index].id : "x\(index)"
            if index < samples.count, names[one.name] == nil {
                names[one.name] = samples[index].name
            }
        }
    }

    /// Gives a new value an id that no sample has.
    mutating func add(_ id: String) {
        guard kept.insert(id).inserted else { return }
        names[id] = added == 0 ? "n" : "n\(added)"
        added += 1
    }

    subscript(text: String) -> String {
        names[text] ?? text.oneLine(limit: 100).replacing("|", with: "/").replacing(",", with: ";")
    }

    mutating func change(_ id: String) {
        isSample = false
        changed.insert(self[id])
    }

    /// The words after `answer N` for a list.
    mutating func answer(_ list: [Value]) -> String {
        let words = list.filter { kept.contains($0.id) }.map { one in
            let (id, name) = (self[one.id], self[one.name])
            if !changed.contains(id), samples.contains(where: { $0 == (id, name) }) { return id }
            changed.insert(id)
            return "\(id)=\(name)"
        }
        isSample = isSample && words == samples.map(\.id)
        // The service forgets values that are not in the list.
        let ids = list.map { self[$0.id] }
        changed.formUnion(samples.map(\.id).filter { !ids.contains($0) })
        return isSample ? "ok" : "list \(words.joined(separator: ", "))"
    }
}
