/// Brought by the next element of a stream: what has happened at the server, or on the way to it.
package enum News: Equatable, Sendable {
    /// Nothing new: it was on its way already when the user changed something last.
    case late
    case syncing
    case offline(seconds: Int)
    case loggedOut
    /// This device can't keep what it sends or fetches.
    case failed(String)
    /// The server has everything now.
    case synced
    case rejected(String, reason: String)
    /// Somebody else has changed the note at the same time, or deleted it.
    case conflict(String, theirs: String?)
    /// Somebody else has changed or made the note.
    case changed(String, to: String)
    case deleted(String)
}

extension News {
    static let vocabulary: [ScenarioWord<News>] = [
        ScenarioWord("late", means: "a snapshot from before the last change", as: .late),
        ScenarioWord("syncing", means: "a snapshot: something is sent or fetched", as: .syncing),
        ScenarioWord("offline", "SECONDS", means: "the server can't be reached, until a next try") {
            Int($0).map { offline(seconds: $0) }
        },
        ScenarioWord("log-in-again", means: "the server wants a new login", as: .loggedOut),
        ScenarioWord("disk", "TEXT", means: "this device can't keep what is sent") { failed($0) },
        ScenarioWord("synced", means: "the server has all changes", as: .synced),
        ScenarioWord("rejected", "ID REASON", means: "the server rejects a change") {
            idAndText($0).map { rejected($0, reason: $1) }
        },
        ScenarioWord("conflict", "ID [TEXT]", means: "a note was also changed elsewhere") {
            idAndText($0).map { conflict($0, theirs: $1) } ?? .conflict($0, theirs: nil)
        },
        ScenarioWord("changed", "ID TEXT", means: "a note comes from elsewhere") {
            idAndText($0).map { changed($0, to: $1) }
        },
        ScenarioWord("gone", "ID", means: "a note was deleted elsewhere", as: deleted),
    ]

    private static func idAndText(_ argument: String) -> (String, String)? {
        let parts = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1].unquoted) : nil
    }
}
