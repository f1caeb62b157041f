/// What an answer of success says has happened at the server, or on the way to it.
package enum News: Equatable, Sendable {
    /// The item or user is gone; the next answer may have it again.
    case without(String)
    /// The count comes from a store that has lost its last change.
    case older

    /// Nothing new: this snapshot was already on its way when the user changed something.
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
    static func ofList(_ ids: [String]) -> ScenarioWord<News> {
        ScenarioWord("without", "ID", tried: ids, as: without)
    }

    static let ofCount = ScenarioWord("older", as: News.older)

    static let ofNotes: [ScenarioWord<News>] = [
        ScenarioWord("late", as: .late),
        ScenarioWord("syncing", as: .syncing),
        ScenarioWord("offline", "SECONDS", tried: ["5"]) { Int($0).map { offline(seconds: $0) } },
        ScenarioWord("log-in-again", as: .loggedOut),
        ScenarioWord("disk", "TEXT", tried: ["Full."]) { failed($0) },
        ScenarioWord("synced", as: .synced),
        ScenarioWord("rejected", "ID REASON", tried: ["n1 Too long."]) {
            idAndText($0).map { rejected($0, reason: $1) }
        },
        ScenarioWord("conflict", "ID [TEXT]", tried: ["n1 d", "n1"]) {
            idAndText($0).map { conflict($0, theirs: $1) } ?? .conflict($0, theirs: nil)
        },
        ScenarioWord("changed", "ID TEXT", tried: ["n1 d", "n2 e"]) {
            idAndText($0).map { changed($0, to: $1) }
        },
        ScenarioWord("gone", "ID", tried: ["n1", "n2"], as: deleted),
    ]

    private static let all = [ofList([]), ofCount] + ofNotes

    /// Parses the text behind the number in `answer 2 without b`; nil if it is no news.
    init?(_ text: String) {
        let news = Self.all.lazy.compactMap { word in word.argument(in: text).flatMap(word.step) }
        guard let news = news.first else { return nil }
        self = news
    }

    private static func idAndText(_ argument: String) -> (String, String)? {
        let parts = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1].unquoted) : nil
    }
}

extension ScenarioWord {
    /// The lines that random plays try: the word, and each text behind it.
    var triedLines: [String] { tried.map { $0.isEmpty ? word : "\(word) \($0)" } }
}
