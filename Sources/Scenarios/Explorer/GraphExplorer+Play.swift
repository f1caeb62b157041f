extension GraphExplorer {
    /// Where a schedule has led.
    struct End {
        let history: History<Feature>
        let states: [Feature.State]
        let work: [StateGraph.Work]
        var problem: String?

        /// All that decides how it can go on, and what is shown of it.
        @MainActor var key: String {
            let requests = history.open.map { request in
                let service = Feature.serviceContent(after: history.upToOpening(of: request))
                return "\(request.name) \(request.isCancelled) \(request.number == 1) \(service)"
            }
            return """
                \(states.map { "\($0) \(Feature.canonicalState($0))" }) \
                \(Feature.serviceContent(after: history)) \(requests) \(problem ?? "")
                """
        }
    }

    /// Plays a schedule on new screens, of which all but the end may have been checked.
    func play(_ steps: [Step], checked: History<Feature>? = nil) async -> End {
        let run = await Run<Feature>(.ignored, screens, checked: checked, marksReads: false)
        for (index, step) in steps.enumerated() {
            if index == steps.count - 1 { run.keepLog() }
            await run.take(step)
        }
        var end = End(
            history: run.history, states: run.states, work: run.work,
            problem: run.problem.map { "Here \($0)." })
        let failure = await run.end()
        if checksRelease, end.problem == nil {
            end.problem = failure.map { "When its owner releases the screen here, \($0.problem)." }
        }
        return end
    }
}
