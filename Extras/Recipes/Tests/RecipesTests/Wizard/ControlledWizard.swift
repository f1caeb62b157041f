import Presentation
import Recipes

/// A store for one draft, and a server. The test answers the calls of both.
@MainActor
final class ControlledWizard {
    let keeps = ControlledCalls<Result<Void, Problem>>()
    let sends = ControlledCalls<Result<Void, Problem>>()
    let delay = HeldDelay()
    private(set) var kept: WizardDraft?
    private(set) var sent: [WizardDraft] = []

    var useCases: WizardUseCases {
        WizardUseCases { [self] draft throws(Problem) in
            try await keeps.call().get()
            kept = draft
        } send: { [self] draft throws(Problem) in
            try await sends.call().get()
            sent.append(draft)
        }
    }
}

extension WizardDraft {
    /// A draft at the last step, with all fields filled in.
    static var complete: WizardDraft {
        var draft = WizardDraft(id: "1")
        (draft.step, draft.fields) = (.terms, .filled[2])
        return draft
    }
}

extension WizardFields {
    /// The fields after each step.
    static let filled: [WizardFields] = {
        var fields = WizardFields()
        fields.name = "Ada"
        var all = [fields]
        fields.email = "ada@example.com"
        all.append(fields)
        fields.acceptsTerms = true
        return all + [fields]
    }()
}
