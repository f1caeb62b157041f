import CostCounting
import Foundation

/// The page of a repository.
struct Sheet {
    let repository: URL
    var build = Build.own
    /// How often each intent is timed, in both patterns by turns.
    var rounds = 101

    struct Outcome {
        let text: String
        var isGood = true
    }

    private var file: URL { repository.appending(path: CostPage.path) }

    func perform(_ task: Arguments.Task) async throws -> Outcome {
        switch task {
        case .help: return Outcome(text: Arguments.usage)
        case .check: return try await check()
        case .write: return try await write(keepsIntents: false, keepsBuilds: false)
        case .writeKeepingBuilds: return try await write(keepsIntents: false, keepsBuilds: true)
        case .writeKeepingMeasured: return try await write(keepsIntents: true, keepsBuilds: true)
        }
    }

    private func check() async throws -> Outcome {
        let counted = try await counted()
        guard let difference = PageDifference(committed: try committed().counted, now: counted)
        else { return Outcome(text: "\(CostPage.path) says what the code says") }
        let lines =
            ["\(CostPage.path) does not say what the code says:"]
            + difference.lines.map { "  \($0)" }
            + ["write it anew: \(CostPage.command)"]
        return Outcome(text: lines.joined(separator: "\n"), isGood: false)
    }

    private func write(keepsIntents: Bool, keepsBuilds: Bool) async throws -> Outcome {
        if !keepsIntents { try requireRelease() }
        let counted = try await counted()
        let kept = keepsIntents || keepsBuilds ? try committed() : nil
        let intents =
            if keepsIntents, let kept { kept.intentTimes } else {
                try await intentTimes()
            }
        let builds =
            if keepsBuilds, let kept { kept.buildTimes } else {
                MeasuredSection.text(
                    try BuildTimes(repository: repository).measure(),
                    machine: try Machine.description())
            }
        let page = CostPage(counted: counted, intentTimes: intents, buildTimes: builds)
        try Data(page.text.utf8).write(to: file, options: .atomic)
        return Outcome(text: "wrote \(file.path)")
    }

    private func intentTimes() async throws -> String {
        let times = await IntentTimes(rounds: rounds)
        return MeasuredSection.text(
            try await times.measure(), method: await times.method,
            machine: try Machine.description())
    }

    private func counted() async throws -> String {
        let inventory = try Inventory(ofRepository: repository)
        return CountedSection(inventory, try await SampleScenarios.costs()).text
    }

    private func committed() throws -> CostPage {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CostProblem(
                .noInput, "\(file.path): can't be read; write it anew: \(CostPage.command)")
        }
        return try CostPage(parsing: text)
    }

    private func requireRelease() throws(CostProblem) {
        guard build == .release else {
            throw CostProblem(
                .usage,
                "a debug build measures nothing of use: run “\(CostPage.command)”, or only count, "
                    + "with --keep-measured")
        }
    }
}
