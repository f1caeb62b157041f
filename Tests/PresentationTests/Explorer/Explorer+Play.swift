@testable import Presentation

extension Explorer {
    /// Takes one more step after a history that has been checked, and checks what comes of it.
    func play(_ history: History<Feature>, then step: Scenario<Feature>.Step) async -> Outcome {
        await play(history.steps + [step], checked: history)
    }

    /// Plays a schedule in both patterns and checks them after each step, and after letting go.
    ///
    /// A schedule that can't be, because it answers what was never opened, goes as far as it can.
    func play(_ steps: [Scenario<Feature>.Step]) async -> Outcome {
        await play(steps, checked: History(moments: []))
    }

    private func play(
        _ steps: [Scenario<Feature>.Step], checked: History<Feature>
    ) async -> Outcome {
        let run = PairedRun<Feature>(cancellation, makeScreen, checked: checked)
        for step in steps {
            guard await run.take(step) else { break }
        }
        if let failure = await run.end() { return .failure(failure) }
        return .success(run.history)
    }
}
