import Domain
public import Presentation

/// The result of a replay, which reduces the intents and actions of a report again.
public struct Replay<State> {
    /// The state after the last entry, or after the entry in `departure`, where the replay stops.
    public let state: State
    /// One line about the first entry that changes the state in another way than the report says:
    /// the number of the entry, and the properties. Nil if there is no such entry.
    public let departure: String?
}

extension Report {
    /// Reduces the entries again, and ignores the effects: the report already has the answers to
    /// requests.
    @MainActor
    public func replay<R: Reducer>(with reducer: R) throws(ReportProblem) -> Replay<R.State>
    where R.State: Codable, R.Intent: Decodable, R.Action: Decodable {
        let cleaning = Cleaning(leftOut: header.leftOut, hides: false)
        var known: R.State?
        for (index, entry) in try entries(of: R.self).enumerated() {
            guard let before = known ?? entry.state else {
                throw ReportProblem("There is no state to begin with.", line: index + 2)
            }
            var after = before
            switch (entry.state, entry.intent, entry.action, entry.dropped) {
            case (let state?, nil, nil, nil): after = state
            case (nil, let intent?, nil, nil): _ = reducer.reduce(&after, intent: intent)
            case (nil, nil, let action?, nil): _ = reducer.reduce(&after, action: action)
            case (nil, nil, nil, _?): break
            default:
                throw ReportProblem(
                    "This is no entry of a store, or was too long.", line: index + 2)
            }
            known = after
            let changes = ((try? cleaning.changes(from: before, to: after)) ?? [:])
                .compactMapValues { try? Cleaning.text($0) }
            let departing = changes.merging(entry.changed) { $1 }.keys.filter {
                changes[$0] != entry.changed[$0]
            }
            guard departing.isEmpty else {
                let places = departing.sorted().joined(separator: ", ").oneLine(limit: 300)
                return Replay(state: after, departure: "Entry \(entry.n) departs in \(places).")
            }
        }
        guard let known else { throw ReportProblem("There are no entries.") }
        return Replay(state: known, departure: nil)
    }
}
