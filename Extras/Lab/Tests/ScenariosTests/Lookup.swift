import Observation

@testable import Explorer
@testable import Scenarios

/// An example: a screen that looks up words, and shows the result for the newest word.
enum Lookup: ScenarioFeature {
    struct State: ScreenState {
        var found: String?
        var isLooking = false
        var error: String?
        /// Hidden: the screen does not show this.
        var lookups = 0

        var fields: [ScreenField] {
            [
                ScreenField("found", .text(found)), ScreenField("looking", .flag(isLooking)),
                ScreenField("error", .text(error)),
            ]
        }
    }

    enum Step: Equatable, Sendable {
        case look(String)
        case lookAgain
        case clear
        case note(String)
    }

    struct UseCases: Sendable {
        let find: @MainActor @Sendable (String) async -> Answer?
    }

    nonisolated static let name = "lookup"

    nonisolated static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("look", "WORD", tried: ["a"], as: Step.look),
        ScenarioWord("look-again", as: .lookAgain),
        ScenarioWord("clear", as: .clear),
        ScenarioWord("note", text: "TEXT", tried: ["a"], as: Step.note),
    ]

    nonisolated static let sampleContent: Void = ()
    nonisolated static let sampleScenario = "look a\nanswer 1 ok"
    nonisolated static let rules: [Rule<Lookup>] = []

    nonisolated static func summary(_ state: State) -> String {
        [state.found, state.isLooking ? "…" : nil, state.error.map { "! \($0)" }]
            .compactMap(\.self).joined(separator: " ")
    }

    nonisolated static func isWaiting(_ state: State) -> Bool { state.isLooking }

    static func controlledUseCases(_ content: Void, _ requests: Requests) -> UseCases {
        UseCases { await requests.reply(to: "look up \($0)") }
    }
}

extension Lookup: ExploredFeature {
    nonisolated static let walkContent: Void = ()

    /// No property is about the spinner, so a spinner that stays is found only at the end of a play.
    nonisolated static let properties: [Property<Lookup>] = [
        Property("What is shown was found") { history in
            let found = [history.state.found].compactMap(\.self)
            return found.filter { word in
                !history.requests.contains { $0.name == "look up \(word)" }
            }
        }
    ]
}

/// Mistakes of the lookup. A different check of `Walker` finds each one.
enum LookupFault {
    case showsLateAnswers, showsWhatWasNotFound, keepsTheSpinnerAfterAFailure, neverClears
    case asksTwice, writesTwice, neverEndsCalls, endsCallsEarly, outlivesItsOwner
    case outlivesItsRequests
}

/// The model of the lookup, with at most one fault.
@MainActor
@Observable
final class LookupModel {
    private(set) var state = Lookup.State()
    private let useCases: Lookup.UseCases
    private let fault: LookupFault?
    @ObservationIgnored private var task: Task<Void, Never>?
    /// Ends when the model is released.
    @ObservationIgnored private let lifetime = AsyncStream<Never>.makeStream()

    init(_ useCases: Lookup.UseCases, _ fault: LookupFault?) {
        self.useCases = useCases
        self.fault = fault
    }

    func perform(_ step: Lookup.Step) -> Screen<Lookup>.Call? {
        switch step {
        case .look(let word): return look(word)
        case .lookAgain: return state.found.map(look)
        case .clear: if fault != .neverClears { state.found = nil }
        case .note: break
        }
        return nil
    }

    private func look(_ word: String) -> Screen<Lookup>.Call {
        task?.cancel()
        change {
            $0.isLooking = true
            $0.error = nil
            $0.lookups += 1
        }
        let owner = fault == .outlivesItsOwner ? self : nil
        let task = Task { [weak self, useCases, fault] in
            if fault == .asksTwice { Task { await useCases.find(word) } }
            let reply = await useCases.find(word)
            guard !Task.isCancelled || fault == .showsLateAnswers else { return }
            self?.show(reply, word)
            _ = owner
        }
        self.task = task
        return switch fault {
        case .endsCallsEarly: {}
        case .neverEndsCalls: { [stream = lifetime.stream] in for await _ in stream {} }
        default: { await task.value }
        }
    }

    private func show(_ reply: Answer?, _ word: String) {
        if fault == .writesTwice { change { $0.isLooking = false } }
        change { state in
            state.isLooking = false
            switch reply {
            case .ok, .news: state.found = fault == .showsWhatWasNotFound ? "x" : word
            case .fail(let message):
                state.error = message
                state.isLooking = fault == .keepsTheSpinnerAfterAFailure
            case .expired, nil: break
            }
        }
    }

    private func change(_ update: (inout Lookup.State) -> Void) {
        update(&state)
    }

    deinit {
        lifetime.continuation.finish()
        if fault != .outlivesItsRequests { task?.cancel() }
    }
}

extension Pattern<Lookup> {
    static var plain: Pattern { faulty(nil) }

    static func faulty(_ fault: LookupFault?) -> Pattern {
        Pattern(name: "plain") { useCases in
            let model = LookupModel(useCases, fault)
            return Screen(model: model, state: { model.state }, perform: { model.perform($0) })
        }
    }
}
