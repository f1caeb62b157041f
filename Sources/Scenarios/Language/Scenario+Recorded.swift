extension Scenario {
    /// The line of a step as a file may keep it: a secret is dots, and one that is not the sample says so.
    public static func recorded(_ step: Step) -> String {
        let line = text(of: step)
        guard let (entry, argument) = entry(line), let sample = entry.secretSample,
            !argument.isEmpty
        else { return line }
        return argument == sample ? "\(entry.word) •••" : "\(entry.word) ••• other"
    }

    /// Reads recorded lines, one step each, with the sample for a secret that is dots.
    public init(recorded steps: [String]) throws(ScenarioError) {
        var lines: [Line] = []
        lines.reserveCapacity(steps.count)
        for (index, step) in steps.enumerated() {
            let read: [Line]
            do throws(ScenarioError) {
                read = try Scenario(parsing: Self.withSample(step)).lines
            } catch {
                throw ScenarioError(line: index + 1, problem: error.problem)
            }
            guard let line = read.first, !step.contains(where: \.isNewline) else {
                throw ScenarioError(line: index + 1, problem: "“\(step)” is not one step")
            }
            lines.append(Line(number: index + 1, text: line.text, step: line.step, comment: []))
        }
        self.init(lines: lines)
    }

    private static func withSample(_ line: String) -> String {
        guard let (entry, argument) = entry(line), let sample = entry.secretSample,
            argument == "•••"
        else { return line }
        return "\(entry.word) \(sample)"
    }
}
