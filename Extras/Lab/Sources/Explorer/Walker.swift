public import Scenarios

/// Takes random steps on screens. If they show a mistake, leaves out the steps that are not needed to show
/// it.
///
/// It checks the properties of the screens. Screens of several patterns are also compared.
@MainActor
public struct Walker<Feature: ExploredFeature> {
    /// A step of a play.
    public typealias Step = ScenarioStep<Feature.Step>

    /// Makes the screens that are played, compared and checked.
    package let screens: [Play<Feature>.MakeScreen]
    package var cancellation: Requests.Cancellation
    /// The steps of the user that are tried.
    public var steps = Feature.walkSteps

    /// The screens of these patterns, over controlled services that hold the feature's content.
    public init(
        _ patterns: [Pattern<Feature>], content: Feature.Content = Feature.walkContent,
        cancellation: Requests.Cancellation
    ) {
        screens = patterns.map { $0.makeScreen(over: content) }
        self.cancellation = cancellation
    }

    /// Plays these steps, and returns the first failure. The play ends at a step that is impossible.
    public func failure(of steps: [Step]) async -> Failure<Feature>? {
        let run = Run(self)
        for step in steps {
            guard await run.take(step) else { break }
        }
        return await run.end()
    }

    /// Takes `count` random steps, answers all open requests if the seed says so, and releases the screens.
    ///
    /// It ends at the first mistake, and returns a short list of steps that shows it.
    public func walk(
        seed: UInt64, steps count: Int, covering coverage: inout Coverage<Feature>
    ) async -> Failure<Feature>? {
        var choice = Choice<Feature>(of: steps, seed: seed)
        let run = Run(self)
        while run.problem == nil, run.history.moments.count <= count {
            await run.take(choice.step(after: run.history, open: run.answerable))
        }
        if choice.answersAll { await run.answerAll() }
        coverage.add(run.history)
        guard let failure = await run.end() else { return nil }
        return await shortened(failure)
    }
}

/// Chooses random steps. The same seed chooses the same steps.
private struct Choice<Feature: ExploredFeature> {
    private var generator: SeededGenerator
    private let all: [Feature.Step]
    /// The steps of each word. A word is in this list as many times as its weight.
    private let inputs: [[Feature.Step]]
    /// How many of ten steps are answers.
    private let answers: Int
    let answersAll: Bool

    /// In each play, some steps are frequent and others never occur. Half of the plays have few kinds of
    /// steps, so that the same steps meet more often.
    init(of steps: [Feature.Step], seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        all = steps
        let counts = Bool.random(using: &generator) ? [0, 1, 1, 4] : [0, 0, 1]
        func repeated<Value>(_ values: [Value]) -> [Value] {
            values.flatMap { value in
                [Value](
                    repeating: value, count: counts.randomElement(using: &generator) ?? 0)
            }
        }
        var words: [String] = []
        for word in steps.map(Coverage<Feature>.word) where !words.contains(word) {
            words.append(word)
        }
        inputs = repeated(
            words.map { word in
                let steps = steps.filter { Coverage<Feature>.word($0) == word }
                let often = repeated(steps)
                return often.isEmpty ? steps : often
            })
        answers = Int.random(in: 3...7, using: &generator)
        answersAll = Bool.random(using: &generator)
        self.generator = generator
    }

    mutating func step(
        after history: History<Feature>, open: [Requests.Request]
    ) -> ScenarioStep<Feature.Step> {
        // A stream always has an open request, so it is answered less often.
        let calls = open.filter { $0.kind != .stream }
        let requests = Int.random(in: 0..<4, using: &generator) == 0 ? open : calls
        if Int.random(in: 0..<10, using: &generator) < answers,
            let request = requests.randomElement(using: &generator),
            let answer = request.answers.randomElement(using: &generator)
        {
            return .answer(request.number, answer)
        }
        return .input(input(after: history))
    }

    /// A step of the user. Sometimes it repeats an earlier step, or types an earlier text again.
    private mutating func input(after history: History<Feature>) -> Feature.Step {
        let chance = Int.random(in: 0..<12, using: &generator)
        if chance < 2, let again = history.inputs.suffix(6).randomElement(using: &generator) {
            return again.step
        }
        if chance == 2, let before = history.moments.randomElement(using: &generator),
            let step = Feature.retyping(before.state, in: history.state)
                .randomElement(using: &generator)
        {
            return step
        }
        let stepsOut = Feature.stepsOut(of: history.state)
        let word = inputs.randomElement(using: &generator) ?? []
        let steps = stepsOut.isEmpty || Bool.random(using: &generator) ? word : stepsOut
        return steps.randomElement(using: &generator) ?? all[0]
    }
}

extension Requests.Request {
    /// All answers that the request can get. A wait can't fail.
    var answers: [Answer] {
        let failures: [Answer] = [.fail("No. \(number)"), .fail("Full."), .expired]
        return [.ok] + (kind == .wait ? [] : failures) + news.map(Answer.news)
    }
}

/// A small random generator (SplitMix64). The same seed gives the same numbers.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Walker {
    /// Leaves out the steps that are not needed to show the mistake.
    ///
    /// It tries to leave out all steps, then each half, each quarter, and so on to single steps, until each
    /// step is needed. Then it makes each answer succeed that does not have to fail.
    func shortened(_ failure: Failure<Feature>) async -> Failure<Feature> {
        var shortest = failure
        var size = shortest.steps.count
        while true {
            let before = shortest.steps.count
            var start = 0
            while start < shortest.steps.count {
                let range = start..<min(start + size, shortest.steps.count)
                let rest = shortest.steps(leavingOut: range)
                if let shorter = await self.failure(of: rest),
                    shorter.steps.count < shortest.steps.count
                {
                    shortest = shorter
                } else {
                    start = range.upperBound
                }
            }
            if size == 1, shortest.steps.count == before { break }
            size = max(1, size / 2)
        }
        for index in shortest.steps.indices {
            guard case .answer(let number, let answer) = shortest.steps[index], answer != .ok
            else { continue }
            for plain in [Answer.ok, .fail("No. \(number)")] {
                var steps = shortest.steps
                steps[index] = .answer(number, plain)
                if let plainer = await self.failure(of: steps), plainer.steps.count == steps.count {
                    shortest = plainer
                    break
                }
            }
        }
        return shortest
    }
}

extension Failure {
    /// The steps outside of the range. Answers to requests that are no longer opened are left out, and the
    /// other requests get new numbers. If an element of a stream is left out, the next element takes its
    /// number.
    fileprivate func steps(leavingOut range: Range<Int>) -> [ScenarioStep<Feature.Step>] {
        var numbers: [Int: Int] = [:]
        var count = 0
        for request in history.requests {
            if !range.contains(request.opened - 1) {
                count += 1
                numbers[request.number] = count
            } else if request.kind == .stream,
                case .answer(let before, _) = steps[request.opened - 1]
            {
                numbers[request.number] = numbers[before]
            }
        }
        return steps.indices.filter { !range.contains($0) }.compactMap { index in
            guard case .answer(let number, let answer) = steps[index] else { return steps[index] }
            return numbers[number].map { number in
                if case .fail(let message) = answer, message.hasPrefix("No. ") {
                    return .answer(number, .fail("No. \(number)"))
                }
                return .answer(number, answer)
            }
        }
    }
}
