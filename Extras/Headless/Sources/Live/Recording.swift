import Foundation

/// A recorded race between two answers in both apps. A page without a server shows the screens, the logs
/// and the lines of code that ran.
struct Recording: Encodable {
    /// Each look, file and line is stored only once.
    private(set) var looks: [Look] = []
    private(set) var files: [File] = []
    private(set) var steps: [Step] = []

    struct File: Encodable {
        /// The path in the repository.
        let path: String
        let kind: Ran.Kind
        /// The text of the lines that ran and of two lines around them, by line number.
        fileprivate(set) var lines: [Int: String] = [:]
    }

    struct Step: Encodable {
        let line, title, seen: String
        /// For each phone, the index of its look in `looks`.
        let phones: [Int]
        let waiting: [Question]
        /// For each phone, its answers and questions. On the phone with the store, the log of the
        /// store is between them.
        let logs: [[String]]
        /// For each pattern, the lines of code that ran, without the lines of views.
        let ran: [[Lines]]
    }

    struct Question: Encodable {
        let number: Int
        let name: String
        let isCancelled: Bool
    }

    struct Lines: Encodable {
        let file: Int
        let lines: [Int]
    }

    private static let before = ["log-in al@x.test"] + (1...4).map { "answer \($0) ok" }
    /// Each line has a step in the language of plays, the same step in words, and a text about the
    /// screens after it.
    private static let race = """
        tab users | You open Users. | Three people. José is one of them.
        users load | You reload the list. | Question 5 waits for its answer. The list stays.
        users load | You reload it again. | Question 6 waits, too. Both apps have cancelled 5. Cancelled is \
        not unanswered: the answer can still arrive.
        answer 6 without 2 | The newer answer arrives. | José is not in it, because he has left. He is gone \
        from both phones.
        answer 5 ok | The older answer arrives. | José is in it, and stays away. Why? Both apps got answer \
        5. What became of it, only the store has written down: ✗, dropped.
        tab items | You open Items. | Three of them.
        items delete b | You delete Banana. | It is gone at once. Question 7 waits for its answer.
        answer 7 fail Not allowed. | The answer is no. | Banana is back on both phones, and an alert says \
        why.
        """

    @MainActor
    init() async throws {
        let plays = Plays()
        var lines = Self.before
        for step in Self.race.components(separatedBy: "\n") {
            let words = step.components(separatedBy: " | ")
            lines.append(words[0])
            let wish = Wish(show: "app", lines: lines)
            let (reply, ran) = (plays.play(wish), await plays.ran(wish))
            if let problem = reply.problem ?? ran.problem { throw Refusal(problem) }
            add(words, reply, ran.files)
        }
    }

    private mutating func add(_ words: [String], _ reply: Reply, _ ran: [Ran.File]) {
        let (now, requests) = (reply.lines.count, reply.requests)
        let gets = requests.filter { $0.answered == now }.map { "gets answer \($0.number)" }
        let asks =
            requests.filter { $0.cancelled == now }.map { "cancels \($0.number)" }
            + requests.filter { $0.opened == now }.map { "asks \($0.number) \($0.name)" }
        let waiting = requests.filter { $0.answered == nil }.map {
            Question(number: $0.number, name: $0.name, isCancelled: $0.cancelled != nil)
        }
        steps.append(
            Step(
                line: words[0], title: words[1], seen: words[2],
                phones: reply.phones.map { index(of: $0) }, waiting: waiting,
                logs: [gets + asks, gets + (reply.steps.last?.log ?? []) + asks],
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
        print("\(steps.count) steps, \(json.count) bytes, are in \(path)")
    }
}
