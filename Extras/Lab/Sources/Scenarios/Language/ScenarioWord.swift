/// One word of the language, such as `select ID`, and the step that it means.
public struct ScenarioWord<Step: Sendable>: Sendable {
    /// How the step is written.
    package let usage: String
    package let word: String
    /// What random plays write behind the word.
    package let tried: [String]
    /// Makes the step of the text behind the word; nil if that text makes no step.
    package let step: @Sendable (String) -> Step?

    /// A word alone.
    public init(_ word: String, as step: Step) {
        self.init(usage: word, word: word, tried: [""]) { $0.isEmpty ? step : nil }
    }

    /// A word with the rest of the line.
    public init(
        _ word: String, _ argument: String, tried: [String],
        as step: @escaping @Sendable (String) -> Step?
    ) {
        self.init(usage: "\(word) \(argument)", word: word, tried: tried) {
            $0.isEmpty ? nil : step($0)
        }
    }

    /// A word with the rest of the line, which may be empty; quotes keep its outer spaces.
    public init(
        _ word: String, text argument: String, tried: [String],
        as step: @escaping @Sendable (String) -> Step
    ) {
        self.init(usage: "\(word) [\(argument)]", word: word, tried: tried) { step($0.unquoted) }
    }

    /// The steps that random plays take.
    package var triedSteps: [Step] { tried.compactMap(step) }

    /// The lines that random plays try: the word, and each text behind it.
    public var triedLines: [String] { tried.map { $0.isEmpty ? word : "\(word) \($0)" } }

    /// The word of one screen as the whole app writes it, such as `items load` for `load`.
    public func within<Parent>(
        _ scope: String, as parent: @escaping @Sendable (Step) -> Parent
    ) -> ScenarioWord<Parent> {
        ScenarioWord<Parent>(
            usage: "\(scope) \(usage)", word: "\(scope) \(word)", tried: tried
        ) { step($0).map(parent) }
    }

    private init(
        usage: String, word: String, tried: [String], step: @escaping @Sendable (String) -> Step?
    ) {
        (self.usage, self.word, self.tried, self.step) = (usage, word, tried, step)
    }

    /// The rest of a line that begins with the word; nil for another line.
    func argument(in line: some StringProtocol) -> String? {
        guard line.hasPrefix(word) else { return nil }
        let rest = line.dropFirst(word.count)
        guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        return String(rest.drop(while: \.isWhitespace))
    }
}

extension ScenarioWord {
    /// Dismisses the error with this message; without a message, the error that is shown.
    public static func clearError(_ step: @escaping @Sendable (String?) -> Step) -> ScenarioWord {
        ScenarioWord("clear-error", text: "MESSAGE", tried: ["", "No. 1"]) {
            step($0.isEmpty ? nil : $0)
        }
    }
}

extension ScenarioWord<String> {
    /// The news that the item or user is gone. The next answer may have it again.
    static func without(_ ids: [String]) -> ScenarioWord {
        ScenarioWord("without", "ID", tried: ids) { $0 }
    }
}

extension String {
    /// The text as it was before ``quotedIfNeeded``.
    public var unquoted: String {
        let isQuoted = count > 1 && hasPrefix("\"") && hasSuffix("\"")
        return (isQuoted ? String(dropFirst().dropLast()) : self).replacing("⏎", with: "\n")
    }

    /// The text as a line or a rule writes it: outer spaces need quotes, and ⏎ is the end of a line.
    public var quotedIfNeeded: String {
        let text = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "⏎")
        let isBare = first?.isWhitespace != true && last?.isWhitespace != true && unquoted == self
        return isBare ? text : "\"\(text)\""
    }

    /// The line of a step, whose word is the name of its case: `clear-error Offline.` for
    /// `clearError("Offline.")`, `items delete b` for `items(.delete("b"))`.
    init(lineFor step: Any) {
        let mirror = Mirror(reflecting: step)
        guard let payload = mirror.children.first, let name = payload.label else {
            self = (step as? String)?.quotedIfNeeded ?? "\(step)".hyphenated
            return
        }
        if mirror.displayStyle == .optional {
            self.init(lineFor: payload.value)
        } else {
            let isEmpty =
                Mirror(reflecting: payload.value).displayStyle == .optional
                && Mirror(reflecting: payload.value).children.isEmpty
            let argument = isEmpty ? "" : String(lineFor: payload.value)
            self = argument.isEmpty ? name.hyphenated : "\(name.hyphenated) \(argument)"
        }
    }

    /// The name as a word, such as `clear-error` for `clearError`.
    private var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}
