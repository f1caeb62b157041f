import CostCounting
import Presentation

/// Times an intent in both patterns, by turns, so that what slows the machine slows both.
@MainActor
enum Stopwatch {
    nonisolated private static let rounds = 401
    nonisolated private static let thousands = 5

    nonisolated static let method = """
        Medians of \(rounds) rounds of \(thousands) thousand intents, both patterns by turns. An \
        intent is sent as a view does, by `perform` or by `send`, and starts no work; nobody \
        observes. The app passes its intent on to the items, three levels deep.
        """

    /// Sends the intents one after the other, again and again; the first names what is timed.
    static func time<F: ScenarioFeature>(
        _ part: Owner.Part, _ feature: F.Type, _ intents: [F.Intent],
        mvvm: (F.Intent) -> WorkHandle, mvi: (F.Intent) -> WorkHandle
    ) -> IntentTime {
        Progress.tell("timing \(part.rawValue): \(F.line(for: intents[0]))")
        var times: (mvvm: [Double], mvi: [Double]) = ([], [])
        for _ in 0..<rounds {
            times.mvvm.append(nanoseconds(intents, mvvm))
            times.mvi.append(nanoseconds(intents, mvi))
        }
        return IntentTime(
            feature: part, intent: F.line(for: intents[0]),
            mvvmNanoseconds: median(times.mvvm), mviNanoseconds: median(times.mvi))
    }

    private static func nanoseconds<Intent>(
        _ intents: [Intent], _ send: (Intent) -> WorkHandle
    ) -> Double {
        let repetitions = thousands * 1000 / intents.count
        let duration = ContinuousClock().measure {
            for _ in 0..<repetitions {
                for intent in intents { _ = send(intent) }
            }
        }
        return duration / .nanoseconds(repetitions * intents.count)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
