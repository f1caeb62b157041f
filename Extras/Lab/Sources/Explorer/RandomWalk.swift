package import Scenarios

/// A small generator of numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Explorer {
    /// Takes so many random steps, and shortens the play if it shows a mistake.
    package func randomWalk(seed: UInt64, steps count: Int) async -> Failure<Feature>? {
        let failure = await randomPlay(seed: seed, steps: count, of: Feature.walkSteps)
        guard let failure else { return nil }
        return await shortened(failure)
    }

    /// Takes `count` random steps after the beginning, and ends at the first mistake.
    package func randomPlay(
        seed: UInt64, steps count: Int, of inputs: [Feature.Step]
    ) async -> Failure<Feature>? {
        var generator = SeededGenerator(state: seed)
        let run = Run(self)
        for step in beginning { await run.take(step) }
        let inputs = inputs.map { ScenarioStep<Feature.Step>.input($0) }
        while run.problem == nil, run.history.moments.count <= beginning.count + count {
            // As likely to be answered as to be asked, so that some requests stay open for long.
            let answers = answers(to: run.answerable)
            let candidates = answers.isEmpty || Bool.random(using: &generator) ? inputs : answers
            guard let step = candidates.randomElement(using: &generator) else { break }
            await run.take(step)
        }
        return await run.end()
    }

    /// Leaves out what is not needed to show the mistake: all, halves, quarters, and so on to single steps,
    /// until none can be spared.
    func shortened(_ failure: Failure<Feature>) async -> Failure<Feature> {
        var shortest = failure
        var size = shortest.steps.count
        while true {
            let before = shortest.steps.count
            var start = 0
            while start < shortest.steps.count {
                let range = start..<min(start + size, shortest.steps.count)
                let rest = await steps(shortest.steps, leavingOut: range)
                if let shorter = await self.failure(of: rest),
                    shorter.steps.count < shortest.steps.count
                {
                    shortest = shorter
                } else {
                    start = range.upperBound
                }
            }
            if size == 1, shortest.steps.count == before { return shortest }
            size = max(1, size / 2)
        }
    }

    /// The other steps, without answers to requests that are no longer opened, the rest renumbered.
    private func steps(_ steps: [Step], leavingOut range: Range<Int>) async -> [Step] {
        let run = Run(self)
        var gone: Set<Int> = []
        for (index, step) in steps.enumerated() {
            let before = run.history.requests.count
            await run.take(step)
            if range.contains(index) { gone.formUnion(before + 1..<run.history.requests.count + 1) }
        }
        _ = await run.end()
        return steps.indices.filter { !range.contains($0) }.compactMap { index in
            guard case .answer(let number, let answer) = steps[index] else { return steps[index] }
            guard !gone.contains(number) else { return nil }
            return .answer(number - gone.count { $0 < number }, answer)
        }
    }
}
