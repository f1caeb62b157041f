import Domain
public import Presentation

/// What a report leads to when its intents and actions are reduced again.
public struct Replay<State> {
    /// The state at the end. If the replay departs from the report, the state where it does.
    public let state: State
    /// The first entry that changes the state in another way than the report says, with the properties, in
    /// one line. Nil if there is none.
    public let departure: String?
}

extension Report {
    /// Sends no request: the report has the answers, so the effects of the reducer are ignored.
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
