import Domain
import Headless
import Presentation

extension HeadlessScreen {
    /// Taps OK in the alert, and returns nil. If there is no alert, or it has another message, returns why
    /// nothing was tapped.
    func dismissError(_ message: String?) throws -> String? {
        guard let alert else { return "no alert is shown" }
        if let message, alert.texts != [message] { return "the alert shows another error" }
        try tap("OK")
        return nil
    }

    /// The error in the alert, or in place of the rows of this page.
    func errors<Failure: DomainError>(on page: Seen) -> ScreenErrors<Failure> {
        var errors = ScreenErrors<Failure>()
        let message = alert?.texts.joined() ?? page.failure
        if let message { errors.failRead(.unavailable(Reason(message))) }
        return errors
    }
}
