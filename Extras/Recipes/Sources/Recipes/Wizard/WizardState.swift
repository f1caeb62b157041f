public import Foundation
public import Presentation

public enum WizardStep: Int, CaseIterable, Codable, Sendable {
    case name
    case email
    case terms
}

/// What the user types and switches, in all steps.
public struct WizardFields: Equatable, Codable, Sendable {
    public var name = ""
    public var email = ""
    public var wantsNews = false
    public var acceptsTerms = false

    public init() {}

    /// Why this step can't be left forwards; nil if it can.
    func problem(in step: WizardStep) -> String? {
        switch step {
        case .name: name.isEmpty ? "Enter your name." : nil
        case .email: email.contains("@") ? nil : "Enter your email address."
        case .terms: acceptsTerms ? nil : "Accept the terms."
        }
    }
}

/// All that is kept when the app ends. No request is a part of it.
public struct WizardDraft: Identifiable, Equatable, Codable, Sendable {
    public let id: UUID
    public let begun: Date
    public var step = WizardStep.name
    public var fields = WizardFields()

    public init(id: UUID, begun: Date) { (self.id, self.begun) = (id, begun) }

    /// The first step that can't be left forwards, of this one and those before it.
    var stepToCorrect: WizardStep? {
        WizardStep.allCases[...step.rawValue].first { fields.problem(in: $0) != nil }
    }
}

/// What the user may choose at the end, besides staying.
public enum WizardEnd: Equatable, Sendable {
    case send
    case saveForLater
    case discard
}

/// All that the wizard knows.
public struct WizardState: Equatable, Sendable {
    public var draft: WizardDraft
    public var restoring = Loading<Problem>.never
    public var showsProblem = false
    /// The dialog with the choices is open.
    public var isChoosing = false
    /// What was chosen, unless it has failed.
    public var end: WizardEnd?
    public var error: Problem?
    /// What was last handed over to be kept; nil if that has failed.
    var kept: WizardDraft?

    /// With the draft that counts if none was kept.
    public init(new draft: WizardDraft) { (self.draft, kept) = (draft, draft) }
}

// The rules that both patterns call.
extension WizardState {
    /// False until it is known what was kept, and once an end was chosen.
    public var isEditable: Bool { restoring == .loaded && end == nil }

    public var problem: String? { showsProblem ? draft.fields.problem(in: draft.step) : nil }

    mutating func restore(_ result: Result<WizardDraft?, Problem>) {
        switch result {
        case .success(let restored):
            restoring = .loaded
            draft = restored ?? draft
            kept = draft
        case .failure(let error): restoring = .failed(error)
        }
    }

    /// After the last step, the user is to choose.
    mutating func goOn() {
        showsProblem = draft.stepToCorrect != nil
        if let step = draft.stepToCorrect ?? WizardStep(rawValue: draft.step.rawValue + 1) {
            draft.step = step
        } else {
            isChoosing = true
        }
    }

    mutating func goBack() {
        showsProblem = false
        draft.step = WizardStep(rawValue: draft.step.rawValue - 1) ?? draft.step
    }

    /// False if something has been chosen already, or if the draft is not ready to be sent.
    mutating func begin(_ end: WizardEnd) -> Bool {
        let isReady = draft.step == WizardStep.allCases.last && draft.stepToCorrect == nil
        guard isEditable, isReady || end != .send else { return false }
        (self.end, isChoosing, error) = (end, false, nil)
        return true
    }

    /// False if there is nothing new to keep; once an end was chosen, there is not.
    mutating func beginKeep() -> Bool {
        guard isEditable, draft != kept else { return false }
        kept = draft
        return true
    }

    /// `end` is nil if the draft was only kept.
    mutating func finish(_ end: WizardEnd?, _ result: Result<Void, Problem>) {
        guard case .failure(let failure) = result else { return }
        if end != nil { self.end = nil }
        (kept, error) = (nil, failure)
    }
}

public struct WizardUseCases {
    /// Nil forgets what was kept.
    let keep: @MainActor (WizardDraft?) async throws(Problem) -> Void
    let restore: @MainActor () async throws(Problem) -> WizardDraft?
    /// A draft that comes twice, under one id, counts once.
    let send: @MainActor (WizardDraft) async throws(Problem) -> Void

    public init(
        keep: @escaping @MainActor (WizardDraft?) async throws(Problem) -> Void,
        restore: @escaping @MainActor () async throws(Problem) -> WizardDraft?,
        send: @escaping @MainActor (WizardDraft) async throws(Problem) -> Void
    ) {
        (self.keep, self.restore, self.send) = (keep, restore, send)
    }

    /// Without an end, only keeps the draft.
    @MainActor
    func write(_ draft: WizardDraft, _ end: WizardEnd?) async throws(Problem) {
        switch end {
        case nil, .saveForLater: try await keep(draft)
        case .discard: try await keep(nil)
        case .send:
            // Kept first: an app that is killed meanwhile sends it again under the same id.
            try await keep(draft)
            try await send(draft)
            try? await keep(nil)
        }
    }
}
