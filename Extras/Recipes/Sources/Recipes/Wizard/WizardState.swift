public enum WizardStep: Int, CaseIterable, Codable, Sendable {
    case name, email, terms
}

/// The fields of all steps.
public struct WizardFields: Equatable, Codable, Sendable {
    public var name = ""
    public var email = ""
    public var acceptsTerms = false

    public init() {}
}

/// The stored part of the wizard. It has no requests in flight.
public struct WizardDraft: Identifiable, Equatable, Codable, Sendable {
    public let id: String
    public var step = WizardStep.name
    public var fields = WizardFields()

    public init(id: String) { self.id = id }

    /// Why the user can't go on from this step; nil if the user can.
    var problem: String? {
        switch step {
        case .name: fields.name.isEmpty ? "Enter your name." : nil
        case .email: fields.email.contains("@") ? nil : "Enter your email address."
        case .terms: fields.acceptsTerms ? nil : "Accept the terms."
        }
    }
}

/// What the user can choose after the last step. The user can also stay.
public enum WizardEnd: Equatable, Sendable {
    case send, saveForLater, discard
}

/// The state of the wizard.
public struct WizardState: Equatable, Sendable {
    public var draft: WizardDraft {
        didSet { if draft != oldValue { hasChanged = true } }
    }
    private var hasChanged = false
    public var showsProblem = false
    /// True while the dialog with the choices is open.
    public var isChoosing = false
    /// The choice of the user; nil again if its write has failed.
    public var end: WizardEnd?
    public var error: Problem?

    /// Begins with the stored draft, or with a new draft.
    public init(_ draft: WizardDraft) { self.draft = draft }
}

// The rules that both patterns call.
extension WizardState {
    public var problem: String? { showsProblem ? draft.problem : nil }

    /// True if the user has changed the draft, and has not chosen an end.
    var isToBeKept: Bool { hasChanged && end == nil }

    /// Goes to the next step. After the last step, opens the dialog with the choices.
    mutating func goOn() {
        showsProblem = draft.problem != nil
        guard !showsProblem else { return }
        if let next = WizardStep(rawValue: draft.step.rawValue + 1) {
            draft.step = next
        } else {
            isChoosing = true
        }
    }

    mutating func goBack() {
        showsProblem = false
        draft.step = WizardStep(rawValue: draft.step.rawValue - 1) ?? draft.step
    }

    /// Returns false if the user has chosen an end already, or if the draft can't be sent yet.
    mutating func begin(_ end: WizardEnd) -> Bool {
        let isReady = draft.step == .terms && draft.problem == nil
        guard self.end == nil, isReady || end != .send else { return false }
        (self.end, isChoosing, error) = (end, false, nil)
        return true
    }

    /// Handles the answer to a write. `end` is nil if the draft was only saved, without a choice.
    mutating func finish(_ end: WizardEnd?, _ result: Result<Void, Problem>) {
        switch result {
        case .success: error = nil
        case .failure(let failure):
            error = failure
            if end != nil { self.end = nil }
        }
    }
}

public struct WizardUseCases {
    let keep: @MainActor (WizardDraft?) async throws(Problem) -> Void
    let send: @MainActor (WizardDraft) async throws(Problem) -> Void

    /// `keep(nil)` deletes the stored draft. If a draft is sent twice with the same id, the server uses
    /// it once.
    public init(
        keep: @escaping @MainActor (WizardDraft?) async throws(Problem) -> Void,
        send: @escaping @MainActor (WizardDraft) async throws(Problem) -> Void
    ) {
        (self.keep, self.send) = (keep, send)
    }

    /// Stores or deletes the draft, and sends it if `end` is `send`. If `end` is nil, only stores the
    /// draft.
    @MainActor
    func write(_ draft: WizardDraft, _ end: WizardEnd?) async throws(Problem) {
        // The draft is stored first. So if the app is killed before the answer, the same id is sent
        // again.
        try await keep(end == .discard ? nil : draft)
        guard end == .send else { return }
        try await send(draft)
        try? await keep(nil)
    }
}
