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

    private enum TaskID: Hashable {
        case restore
        case pause
        /// All that is written of the draft, in order.
        case write
    }

    public init(new draft: WizardDraft, useCases: WizardUseCases, delay: any Delay) {
        state = WizardState(new: draft)
        self.useCases = useCases
        self.delay = delay
    }

    /// Goes on with the draft that was kept; ignored the second time.
    @discardableResult
    public func open() -> ScreenTask? {
        guard state.restoring != .loaded else { return nil }
        state.restoring = .loading
        return tasks.read(.restore, for: self, useCases.restore) { screen, result in
            screen.change { $0.restore(result) }
        }
    }

    /// The draft is kept half a second after the last change.
    public var fields: WizardFields {
        get { state.draft.fields }
        set { edit(newValue) }
    }

    @discardableResult
    public func edit(_ fields: WizardFields) -> ScreenTask? {
        changeDraft { $0.draft.fields = fields }
    }

    @discardableResult
    public func goOn() -> ScreenTask? { changeDraft { $0.goOn() } }

    @discardableResult
    public func goBack() -> ScreenTask? { changeDraft { $0.goBack() } }

    /// A dialog closes before or after the choice that was made in it.
    public func closeDialog() {
        state.isChoosing = false
    }

    @discardableResult
    public func end(_ end: WizardEnd) -> ScreenTask? {
        change { $0.begin(end) } ? write(end) : nil
    }

    /// Keeps the draft at once: the user leaves the wizard or the app.
    @discardableResult
    public func leave() -> ScreenTask? {
        change { $0.beginKeep() } ? write(nil) : nil
    }

    /// Clears the error, unless another one is shown by now.
    public func dismiss(_ error: Problem) {
        if state.error == error { state.error = nil }
    }

    private func changeDraft(_ update: (inout WizardState) -> Void) -> ScreenTask? {
        let draft = state.draft
        if state.isEditable { change(update) }
        guard state.draft != draft else { return nil }
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
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
    private func change<Value>(_ update: (inout WizardState) -> Value) -> Value {
        update(&state)
    }
}
