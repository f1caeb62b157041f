import Observation

@testable import Scenarios

/// What a lookup may do wrong, each fault for another of the explorer's checks.
enum LookupFault {
    case showsLateAnswers
    case showsWhatWasNotFound
    case keepsTheSpinnerAfterAFailure
    case neverClears
    case asksTwice
    case writesTwice
    case neverEndsCalls
    case outlivesItsOwner
    case outlivesItsRequests
}

/// The rules of the lookup, with at most one fault.
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

    func perform(_ step: Lookup.Step) -> Task<Void, Never>? {
        switch step {
        case .look(let word): return look(word)
        case .lookAgain: return state.found.map(look)
        case .clear: if fault != .neverClears { state.found = nil }
        case .note(let text): state.note = text
        case .pin(let text): state.pin = text
        }
        return nil
    }

    private func look(_ word: String) -> Task<Void, Never> {
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
        guard fault == .neverEndsCalls else { return task }
        return Task { [stream = lifetime.stream] in for await _ in stream {} }
    }

    private func show(_ reply: Requests.Reply, _ word: String) {
        if fault == .writesTwice { change { $0.isLooking = false } }
        change { state in
            state.isLooking = false
            switch reply {
            case .ok, .news: state.found = fault == .showsWhatWasNotFound ? "x" : word
            case .failed(let message):
                state.error = message
                state.isLooking = fault == .keepsTheSpinnerAfterAFailure
            case .cancelled: break
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
