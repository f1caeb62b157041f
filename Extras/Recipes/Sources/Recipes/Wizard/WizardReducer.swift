public import Domain
public import Presentation

/// What the user, a view or the parent asks of the wizard.
public enum WizardIntent: Equatable, Sendable {
    case fieldsChanged(WizardFields)
    case nextTapped
    case backTapped
    /// The dialog has closed. This can come before or after the choice that the user made in it.
    case dialogClosed
    case endTapped(WizardEnd)
    /// The user leaves the wizard or the app: the draft is saved at once.
    case left
}

/// Sent by effects only: the end of a pause, and the answers to writes.
public enum WizardAction: Sendable {
    /// The draft has not changed for half a second.
    case pauseEnded
    /// The answer to a write. Carries the user's choice, or nil if the draft was only saved.
    case writeResponse(WizardEnd?, Result<Void, Problem>)
}

public typealias WizardStore = Store<WizardReducer>

/// A wizard of three steps, as MVI.
public struct WizardReducer: @MainActor Reducer {
    public typealias Event = WizardEnd

    private let useCases: WizardUseCases
    private let delay: any Delay

    public enum EffectID {
        case pause
        /// One id for all writes of the draft, so that they go out in order.
        case write
    }

    public init(useCases: WizardUseCases, delay: any Delay) {
        (self.useCases, self.delay) = (useCases, delay)
    }

    public func reduce(_ state: inout WizardState, intent: WizardIntent) -> Effect<Self> {
        switch intent {
        case .fieldsChanged(let fields): return changeDraft(&state) { $0.draft.fields = fields }
        case .nextTapped: return changeDraft(&state) { $0.goOn() }
        case .backTapped: return changeDraft(&state) { $0.goBack() }

        case .dialogClosed:
            state.isChoosing = false
            return .none

        case .endTapped(let end): return state.begin(end) ? write(state.draft, end) : .none
        case .left: return state.isToBeKept ? write(state.draft, nil) : .none
        }
    }

    public func reduce(_ state: inout WizardState, action: WizardAction) -> Effect<Self> {
        switch action {
        case .pauseEnded: return reduce(&state, intent: .left)

        case .writeResponse(let end, let result):
            state.finish(end, result)
            guard let end, case .success = result else { return .none }
            return .emit(end)
        }
    }

    private func changeDraft(
        _ state: inout WizardState, _ update: (inout WizardState) -> Void
    ) -> Effect<Self> {
        guard state.end == nil else { return .none }
        update(&state)
        return .read(.pause) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } as: { _ in
            .pauseEnded
        }
    }

    private func write(_ draft: WizardDraft, _ end: WizardEnd?) -> Effect<Self> {
        .write(.write) { [useCases] () throws(Problem) in
            try await useCases.write(draft, end)
        } as: {
            .writeResponse(end, $0)
        }
    }
}
