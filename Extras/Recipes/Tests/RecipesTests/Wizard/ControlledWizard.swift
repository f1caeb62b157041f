import Foundation
import Recipes

/// A place that keeps one draft, and a server; both work as told, when the test says so.
@MainActor
final class ControlledWizard {
    let restores = ControlledCalls<Result<WizardDraft?, Problem>>()
    let keeps = ControlledCalls<Result<Void, Problem>>()
    let sends = ControlledCalls<Result<Void, Problem>>()
    let delay = HeldDelay()
    let new = WizardDraft(id: UUID(), begun: Date(timeIntervalSince1970: 0))
    private(set) var kept: WizardDraft?
    private(set) var sent: [WizardDraft] = []

    var useCases: WizardUseCases {
        WizardUseCases { [self] draft throws(Problem) in
            try await keeps.call().get()
            kept = draft
        } restore: { [self] () throws(Problem) in
            try await restores.call().get()
        } send: { [self] draft throws(Problem) in
            try await sends.call().get()
            sent.append(draft)
        }
    }

    /// At its last step, with everything that is needed.
    var complete: WizardDraft {
        var draft = new
        draft.step = .terms
        draft.fields.name = "Ada"
        draft.fields.email = "ada@example.com"
        draft.fields.acceptsTerms = true
        return draft
    }
}
