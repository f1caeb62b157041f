public import Domain
public import Observation
public import Presentation

/// A wizard of three steps, as MVVM.
@MainActor
@Observable
public final class WizardViewModel {
    public private(set) var state: WizardState
    public let events = Events<WizardEnd>()

    private let useCases: WizardUseCases
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID {
        case pause
        /// One id for all writes of the draft, so that they go out in order.
        case write
    }

    /// Begins with the stored draft, or with a new draft.
    public init(_ draft: WizardDraft, useCases: WizardUseCases, delay: any Delay) {
        (state, self.useCases, self.delay) = (WizardState(draft), useCases, delay)
    }

    /// The fields of the draft, which is saved half a second after the last change.
    public var fields: WizardFields {
        get { state.draft.fields }
        set { changeDraft { $0.draft.fields = newValue } }
    }

    /// True while the dialog with the choices is open. It may close before or after the user's choice
    /// arrives.
    public var isChoosing: Bool {
        get { state.isChoosing }
        set { state.isChoosing = newValue }
    }

    public func goOn() { changeDraft { $0.goOn() } }

    public func goBack() { changeDraft { $0.goBack() } }

    @discardableResult
    public func end(_ end: WizardEnd) -> ScreenTask? {
        change { $0.begin(end) } ? write(end) : nil
    }

    /// Saves the draft at once, because the user leaves the wizard or the app.
    @discardableResult
    public func leave() -> ScreenTask? { state.isToBeKept ? write(nil) : nil }

    /// Ends when the writes now in flight have ended; nil if there are none.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    private func changeDraft(_ update: (inout WizardState) -> Void) {
        guard state.end == nil else { return }
        change(update)
        _ = tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { screen, _ in
            screen.leave()
        }
    }

    private func write(_ end: WizardEnd?) -> ScreenTask {
        tasks.write(.write, for: self) { [useCases, draft = state.draft] () throws(Problem) in
            try await useCases.write(draft, end)
        } receive: { screen, result in
            screen.change { $0.finish(end, result) }
            if let end, case .success = result { screen.events.emit(end) }
        }
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change<Value>(_ update: (inout WizardState) -> Value) -> Value { update(&state) }
}
