/// A word of the language, such as `select ID`, and the step for it.
public struct ScenarioWord<Step: Sendable>: Sendable {
    /// How the word and its text are written.
    package let usage: String
    package let word: String
    /// The texts after the word that random plays try.
    package let tried: [String]
    /// Makes the step from the text after the word; nil if the text is not valid.
    package let step: @Sendable (String) -> Step?

    /// A word without a text.
    public init(_ word: String, as step: Step) {
        self.init(usage: word, word: word, tried: [""]) { $0.isEmpty ? step : nil }
    }

    /// A word that is followed by a text, which may not be empty.
    public init(
        _ word: String, _ argument: String, tried: [String],
        as step: @escaping @Sendable (String) -> Step?
    ) {
        self.init(usage: "\(word) \(argument)", word: word, tried: tried) {
            $0.isEmpty ? nil : step($0)
        }
    }

    /// A word that is followed by a text, which may be empty. Quotes keep its leading and trailing spaces.
    public init(
        _ word: String, text argument: String, tried: [String],
        as step: @escaping @Sendable (String) -> Step
    ) {
        self.init(usage: "\(word) [\(argument)]", word: word, tried: tried) { step($0.unquoted) }
    }

    /// The steps that random plays try.
    package var triedSteps: [Step] { tried.compactMap(step) }

    /// The lines that random plays try: the word, with each of the texts.
    public var triedLines: [String] { tried.map { $0.isEmpty ? word : "\(word) \($0)" } }

    /// The word as a scenario of the whole app writes it, such as `items load` for `load`.
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

    /// The text after the word; nil if the line begins with another word.
    func argument(in line: some StringProtocol) -> String? {
        guard line.hasPrefix(word) else { return nil }
        let rest = line.dropFirst(word.count)
        guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        return String(rest.drop(while: \.isWhitespace))
    }
}

extension ScenarioWord {
    /// Dismisses the error with this message. Without a message, dismisses the error that is shown.
    public static func clearError(_ step: @escaping @Sendable (String?) -> Step) -> ScenarioWord {
        ScenarioWord("clear-error", text: "MESSAGE", tried: ["", "No. 1"]) {
            step($0.isEmpty ? nil : $0)
        }
    }
}

extension ScenarioWord<String> {
    /// The news that the item or user is gone. The next answer may contain it again.
    static func without(_ ids: [String]) -> ScenarioWord {
        ScenarioWord("without", "ID", tried: ids) { $0 }
    }

    /// The whole list, such as `list a, b=Fig`. A value without a name here keeps its name in the
    /// service.
    static var list: ScenarioWord { ScenarioWord("list", text: "ID=NAME, …", tried: []) { $0 } }
}

extension String {
    /// The values of an answer with the word ``ScenarioWord/list``; nil for any other answer.
    var listed: [(id: String, name: String?)]? {
        guard self == "list" || hasPrefix("list ") else { return nil }
        return dropFirst(5).split(separator: ", ").map { value in
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : nil)
        }
    }

    /// The original text of a ``quotedIfNeeded`` text.
    public var unquoted: String {
        let isQuoted = count > 1 && hasPrefix("\"") && hasSuffix("\"")
        return (isQuoted ? String(dropFirst().dropLast()) : self).replacing("⏎", with: "\n")
    }

    /// The text as it is written in a line or a rule: in quotes if it has outer spaces, with ⏎ for a line
    /// end.
    public var quotedIfNeeded: String {
        let text = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "⏎")
        let isBare = first?.isWhitespace != true && last?.isWhitespace != true && unquoted == self
        return isBare ? text : "\"\(text)\""
    }

    /// The line of a step. Its word is the name of the case: `clear-error Offline.` for
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

    /// The name with hyphens, such as `clear-error` for `clearError`.
    private var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}
