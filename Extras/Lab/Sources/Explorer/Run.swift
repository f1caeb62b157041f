package import Scenarios

/// Takes the same steps on all screens that are compared, and checks the screens after each step.
@MainActor
package final class Run<Feature: ExploredFeature> {
    package private(set) var history: History<Feature>
    private(set) var problem: String?
    /// Why the last step was impossible; nil if it was possible.
    package private(set) var refusal: String?
    private var violation: Violation?
    let plays: [Play<Feature>]
    private let cancellation: Requests.Cancellation
    private var taken: [ScenarioStep<Feature.Step>] = []

    package init(_ walker: Walker<Feature>) {
        cancellation = walker.cancellation
        plays = walker.screens.map { [cancellation] in
            Play(cancellation, marksReads: true, makeScreen: $0)
        }
        history = History()
        check(after: nil)
    }

    /// Takes a step unless something is wrong already. Returns whether the step was possible.
    @discardableResult
    package func take(_ step: ScenarioStep<Feature.Step>) async -> Bool {
        guard problem == nil else { return true }
        let refusals = plays.compactMap { play -> String? in
            do throws(RequestProblem) {
                try play.begin(step)
                return nil
            } catch {
                return error.text
            }
        }
        guard refusals.count < plays.count else {
            refusal = refusals.first
            return false
        }
        taken.append(step)
        let isSettled = await Play.settle(plays)
        if !isSettled {
            problem = "the screen never comes to rest: it asks again and again"
        } else if let refusal = refusals.first {
            problem = "the screens have opened different requests: \(refusal)"
        } else {
            check(after: step)
        }
        return true
    }

    /// Answers every open request, until only streams are left.
    func answerAll() async {
        // Each step can have left a write that waits for earlier writes, and is a request later.
        let end = history.requests.count + taken.count + 100
        while problem == nil, let request = answerable.first(where: { $0.kind != .stream }) {
            await take(.answer(request.number, .ok))
            if history.requests.count > end { problem = "each answer makes the screen ask again" }
        }
    }

    var answerable: [Requests.Request] { history.answerable(cancellation) }

    /// Releases the screens. Returns the first problem: in a step, in the release, or because a
    /// call has not ended.
    package func end() async -> Failure<Feature>? {
        // A call that listens to a stream ends only when the stream ends.
        let open = answerable
        if problem == nil, open.allSatisfy({ $0.kind == .stream }),
            plays.contains(where: { $0.calls.count > open.count })
        {
            problem = "a call has not ended though every request has been answered"
        }
        for play in plays {
            let leftover = await play.release()
            problem = problem ?? leftover
            await play.end()
        }
        return problem.map {
            Failure(
                steps: taken, cancellation: cancellation, problem: $0, violation: violation,
                history: history)
        }
    }

    /// Adds a moment to the history and finds what is wrong with it.
    private func check(after step: ScenarioStep<Feature.Step>?) {
        guard let first = plays.first else { return }
        let before = history.copy
        history.append(step, of: first)
        var difference: String?
        violation = history.violation
        var early = callEndedEarly(first)
        for play in plays.dropFirst() {
            difference = difference ?? self.difference(play, first)
            guard violation == nil else { continue }
            // If a screen shows and requests the same as the first screen, its properties hold as well.
            if difference != nil || history.hasBetween(play) {
                var other = before
                other.append(step, of: play)
                violation = other.violation
            }
            early = early ?? callEndedEarly(play)
        }
        let hidden =
            plays.contains(where: \.hidesItsChange)
            ? "the state has changed, and no observer was notified" : nil
        let problems = [difference, violation?.description ?? early ?? hidden].compactMap(\.self)
        problem = problems.isEmpty ? nil : problems.joined(separator: "; ")
    }

    /// A view waits for a call to know when the work has ended. So a call must not end before the answer,
    /// unless its read was cancelled.
    private func callEndedEarly(_ play: Play<Feature>) -> String? {
        history.open.first {
            $0.isAwaited && play.everyCall.contains($0.opened) && !play.calls.contains($0.opened)
        }
        .map { "the call that asked for “\($0.name)” ends before the answer" }
    }

    private func difference(_ play: Play<Feature>, _ first: Play<Feature>) -> String? {
        let differences = first.state.differences(from: play.state)
        if !differences.isEmpty {
            return "the screens differ in \(differences.joined(separator: ", "))"
        }
        return play.requests.all == first.requests.all
            ? nil : "the screens have opened or cancelled different requests"
    }
}
