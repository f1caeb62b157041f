import Foundation

/// A recorded race between two answers in both apps. A page without a server shows the screens, the logs
/// and the lines of code that ran.
struct Recording: Encodable {
    /// Each look, file and line is stored only once.
    private(set) var looks: [Look] = []
    private(set) var files: [File] = []
    private(set) var acts: [Act] = []

    struct File: Encodable {
        /// The path in the repository.
        let path: String
        let kind: Ran.Kind
        /// The text of the lines that ran and of two lines around them, by line number.
        fileprivate(set) var lines: [Int: String] = [:]
    }

    struct Act: Encodable {
        let line, title, seen: String
        /// For each phone, the index of its look in `looks`.
        let phones: [Int]
        let waiting: [Request]
        /// The requests and answers. The store also has its own log, which the view model does not have.
        let logs: [[String]]
        let state: [Reply.Change]
        /// For each pattern, the lines of code that ran, without those of views.
        let ran: [[Lines]]
    }

    struct Request: Encodable {
        let number: Int
        let name: String
        let isCancelled: Bool
    }

    struct Lines: Encodable {
        let file: Int
        let lines: [Int]
    }

    private static let before = ["log-in al@x.test"] + (1...4).map { "answer \($0) ok" }
    /// Each line has a step, what the user does in it, and what the screens show then.
    private static let race = """
        tab users | The user opens the list of users. | Three people. José is one of them.
        users load | The user reloads. | Request 5 waits for its answer. The list stays.
        users load | The user is impatient, and reloads again. | Request 6 waits, too. Both apps have \
        cancelled 5; a server may answer it all the same.
        answer 6 without 2 | The newer request is answered first. José is not in the answer. | José \
        is gone from both phones, and that is true: he has left.
        answer 5 ok | The older answer comes last. José is in it. | José stays away. Why, if the \
        last answer has him? The wire says that it came. What became of it, only the store's log \
        says: ✗, dropped.
        tab items | The user goes to the items. | Three of them.
        items delete b | The user deletes Banana. | It is gone at once, before the server has said yes.
        answer 7 fail Not allowed. | The server says no. | Banana is back on both phones, and an \
        alert says why.
        """

    @MainActor
    init() async throws {
        let plays = Plays()
        var lines = Self.before
        for act in Self.race.components(separatedBy: "\n") {
            let words = act.components(separatedBy: " | ")
            lines.append(words[0])
            let wish = Wish(show: "app", lines: lines)
            let (reply, ran) = (plays.play(wish), await plays.ran(wish))
            if let problem = reply.problem ?? ran.problem { throw Refusal(problem) }
            add(words, reply, ran.files)
        }
    }

    private mutating func add(_ words: [String], _ reply: Reply, _ ran: [Ran.File]) {
        let (now, requests) = (reply.lines.count, reply.requests)
        let gets = requests.filter { $0.answered == now }.map { "gets \($0.number)" }
        let asks =
            requests.filter { $0.cancelled == now }.map { "cancels \($0.number)" }
            + requests.filter { $0.opened == now }.map { "asks \($0.number) \($0.name)" }
        let waiting = requests.filter { $0.answered == nil }.map {
            Request(number: $0.number, name: $0.name, isCancelled: $0.cancelled != nil)
        }
        acts.append(
            Act(
                line: words[0], title: words[1], seen: words[2],
                phones: reply.phones.map { index(of: $0) }, waiting: waiting,
                logs: [gets + asks, gets + (reply.acts.last?.log ?? []) + asks], state: reply.state,
                ran: Side.allCases.map { lines(of: $0, in: ran) }))
    }

    private mutating func index(of look: Look) -> Int {
        if let index = looks.firstIndex(of: look) { return index }
        looks.append(look)
        return looks.count - 1
    }

    private mutating func lines(of side: Side, in ran: [Ran.File]) -> [Lines] {
        ran.compactMap { file in
            let lines = file.lines[side.rawValue]
            guard file.kind != .views, !lines.isEmpty else { return nil }
            return Lines(file: index(of: file, with: lines), lines: lines)
        }
    }

    private mutating func index(of file: Ran.File, with lines: [Int]) -> Int {
        let path = "Sources/\(file.path)"
        let index = files.firstIndex { $0.path == path } ?? files.count
        if index == files.count {
            files.append(File(path: path, kind: file.kind))
        }
        let text = Sources.text(of: file.path)?.components(separatedBy: "\n") ?? []
        for number in lines.flatMap({ $0 - 2...$0 + 2 }) where text.indices.contains(number - 1) {
            files[index].lines[number] = text[number - 1]
        }
        return index
    }

    func write(to path: String) throws {
        let json = Site.json(self)
        do {
            try json.write(to: URL(filePath: path))
        } catch {
            throw Refusal("“\(path)” can't be written; choose another name.")
        }
        print("\(acts.count) acts, \(json.count) bytes, are in \(path)")
    }
}
