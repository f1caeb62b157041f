extension Explorer {
    /// Plays schedules again, with an observer that repeats the user's last step in a notification.
    ///
    /// The notification is that of the schedule's last step. It should be as if the user had taken that step
    /// next: the same state then, and when every request is answered. Returns what was not, with the step
    /// of the observer after the one that it has reacted to. To clear the error that is shown is left out:
    /// the observer sees another one than the user.
    public func failuresWhenObserversRepeat(_ schedules: [[Step]]) async -> [Failure<Feature>] {
        let clearErrorLine = ScenarioWord<Feature.Step>.clearErrorLine(nil)
        var failures: [Failure<Feature>] = []
        for screen in screens {
            for schedule in schedules {
                guard let last = schedule.last, let reaction = schedule.compactMap(\.ofUser).last,
                    !Feature.line(for: reaction).hasSuffix(clearErrorLine)
                else { continue }
                let players = [
                    Player(.ignored, makeScreen: screen), Player(.ignored, makeScreen: screen),
                ]
                let problem = await difference(players, schedule.dropLast(), last, reaction)
                for player in players { player.requests.close() }
                await Requests.settle(players.map { $0.requests })
                guard let problem else { continue }
                failures.append(
                    Failure(
                        steps: schedule + [.user(reaction)], cancellation: cancellation,
                        problem: problem, playback: ""))
            }
        }
        return failures
    }

    /// How the first, whose observer reacts, differs from the second, whose user does the same after it.
    private func difference(
        _ players: [Player<Feature>], _ beginning: ArraySlice<Step>, _ last: Step,
        _ reaction: Feature.Step
    ) async -> String? {
        for step in beginning { await take(step, players) }
        _ = try? players[0].begin(last, observerTakes: reaction)
        _ = try? players[1].begin(last)
        await Requests.settle(players.map { $0.requests })
        guard players[0].endObserving() else { return nil }
        await take(.user(reaction), [players[1]])
        let problem = difference(players)
        for player in players {
            while let request = player.requests.open.first(where: { $0.kind != .stream }) {
                await take(.answer(request.number, .ok), [player])
            }
        }
        if let state = players[0].state, Feature.isWaiting(state) {
            return Failure<Feature>.waitsForNothing
        }
        return problem ?? difference(players)
    }

    private func take(_ step: Step, _ players: [Player<Feature>]) async {
        for player in players { _ = try? player.begin(step) }
        await Requests.settle(players.map { $0.requests })
    }

    private func difference(_ players: [Player<Feature>]) -> String? {
        guard let left = players[0].state, let right = players[1].state, left != right else {
            return nil
        }
        return left.differences(from: right).map(\.description).joined(separator: "; ")
    }
}
