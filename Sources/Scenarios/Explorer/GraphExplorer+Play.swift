extension GraphExplorer {
    /// Where a schedule has led.
    struct End {
        var history = History<Feature>()
        var states: [Feature.State] = []
        var work: [StateGraph.Work] = []
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

    /// Plays a schedule on new screens.
    func play(_ steps: [Step]) async -> End {
        let model = Released()
        var sessions = screens.map { makeScreen in
            ScenarioSession<Feature>(cancellation: .ignored) { requests in
                let screen = makeScreen(requests)
                model.models.append(.init(screen.model))
                return screen
            }
        }
        let requests = sessions.map(\.requests)
        var end = End()
        end.history.append(.init(step: nil, state: sessions[0].state, requests: []))
        for (index, step) in steps.enumerated() {
            if index == steps.count - 1 { sessions.forEach { $0.keepLog() } }
            for session in sessions {
                do throws(RequestProblem) {
                    try await session.play(step)
                } catch {
                    end.problem = "The screens have opened different requests."
                }
            }
            end.history.append(
                .init(step: step, state: sessions[0].state, requests: requests[0].all))
        }
        end.states = sessions.map(\.state)
        end.work = sessions.map { StateGraph.Work($0) }
        end.problem = end.problem ?? Self.difference(end.states, requests)
        sessions = []
        await Requests.settle(requests)
        if checksRelease, end.problem == nil { end.problem = model.problem(requests) }
        requests.forEach { $0.close() }
        await Requests.settle(requests)
        return end
    }

    private static func difference(_ states: [Feature.State], _ requests: [Requests]) -> String? {
        for (state, other) in zip(states, requests).dropFirst() {
            let differences = states[0].differences(from: state).map(\.description)
            guard differences.isEmpty else {
                return "The screens differ: \(differences.joined(separator: ", "))."
            }
            guard other.all == requests[0].all else {
                return "The screens have opened or cancelled different requests."
            }
        }
        return nil
    }
}

/// Sees whether screens outlive their owner.
@MainActor
private final class Released {
    struct Weak {
        weak var model: AnyObject?

        init(_ model: AnyObject) {
            self.model = model
        }
    }

    var models: [Weak] = []

    func problem(_ requests: [Requests]) -> String? {
        if models.contains(where: { $0.model != nil }) {
            return "When its owner releases the screen here, it is not released."
        }
        let open = requests.flatMap(\.open).first { !$0.isCancelled }
        return open.map {
            "When its owner releases the screen here, “\($0.name)” is not cancelled."
        }
    }
}
