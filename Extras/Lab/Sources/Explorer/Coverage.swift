import Scenarios

/// The steps and answers that random plays (sequences of random steps) have tried so far.
public struct Coverage<Feature: ExploredFeature>: Sendable {
    package private(set) var plays = 0
    package private(set) var steps = 0
    private let words = Set(Feature.walkSteps.map(word))
    private var inputs: Set<String> = []
    private var answers: Set<String> = []
    private var possibleAnswers: Set<String> = []
    /// The pairs of a step that opened a request, and a step that was taken while that request was open.
    private var pairs: Set<String> = []
    private var openers: Set<String> = []

    /// Nothing is covered yet.
    public init() {}

    mutating func add(_ history: History<Feature>) {
        plays += 1
        steps += history.moments.count - 1
        let inputs = history.inputs.map { (moment: $0.moment, word: Self.word($0.step)) }
        self.inputs.formUnion(inputs.map(\.word))
        for answer in history.answers {
            answers.insert("\(answer.request.title): \(answer.answer.title)")
        }
        for request in history.requests {
            possibleAnswers.formUnion(request.answers.map { "\(request.title): \($0.title)" })
            guard let opener = inputs.first(where: { $0.moment == request.opened }) else {
                continue
            }
            openers.insert(opener.word)
            let end = request.answered ?? .max
            for input in inputs where request.opened < input.moment && input.moment < end {
                pairs.insert("\(opener.word) … \(input.word)")
            }
        }
    }

    /// Lines that say how much was tried, and how much could be tried.
    package var lines: [String] {
        let answers = answers.intersection(possibleAnswers)
        return [
            "\(plays.counted("play")) of \(steps.grouped) steps:",
            "  \(inputs.count) of \(words.count) steps of the user" + missing(words, inputs),
            "  \(answers.count) of \(possibleAnswers.count) answers"
                + missing(possibleAnswers, answers),
            "  \(pairs.count.grouped) of \((openers.count * words.count).grouped) pairs of a step "
                + "that asks, and a step before the answer",
        ]
    }

    private func missing(_ all: Set<String>, _ seen: Set<String>) -> String {
        let missing = all.subtracting(seen).sorted()
        return missing.isEmpty ? "" : ", without " + missing.prefix(5).joined(separator: ", ")
    }

    /// The word of a step, without the text behind it, such as `items delete`.
    static func word(_ step: Feature.Step) -> String {
        let line = Scenario<Feature>.text(of: .input(step))
        return Feature.vocabulary.map(\.word).filter { line == $0 || line.hasPrefix("\($0) ") }
            .max { $0.count < $1.count } ?? line
    }
}

extension Requests.Request {
    /// The feature and the kind of request, such as `items save` or `counter increment`.
    fileprivate var title: String {
        let words = name.split { $0 == " " || $0 == "," }
        return "\(feature) \(words.prefix(kind == .stream ? 2 : 1).joined(separator: " "))"
    }
}

extension Answer {
    fileprivate var title: Substring { text.split(separator: " ")[0] }
}
