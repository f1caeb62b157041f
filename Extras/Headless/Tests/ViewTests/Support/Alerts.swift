import Domain
import Headless

extension HeadlessScreen {
    /// Taps OK in the alert. Returns why not, if there is none or it has another message than a given one.
    func dismissError(_ message: String?) throws -> String? {
        guard let alert else { return "no alert is shown" }
        if let message, alert.texts != [message] { return "the alert shows another error" }
        try tap("OK")
        return nil
    }

    /// The error in the alert, or in the place of the rows of this page.
    func error<Failure: DomainError>(on page: Seen) -> Failure? {
        (alert?.texts.joined() ?? page.failure).map { .unavailable(Reason($0)) }
    }
}
