import Domain
import Presentation
import Scenarios

extension Property where Feature: ExploredApp {
    /// The properties of every app. The expected effects of a logout or a quit are computed from
    /// the steps and the requests alone.
    public static var ofEveryApp: [Property] {
        [
            // Promise S3.
            Property("The screens belong to the session of the last login") {
                $0.frame.session
            } is: { history in
                history.frame.session.flatMap { _ in
                    history.answers.last { $0.session != nil && $0.wasWanted }?.session
                }
            },
            // Promises Q1, Q8.
            Property("A logout waits for writes, and a login for the logout, too") { history in
                history.requests.filter { request in
                    request.opened == history.moments.count - 1 && request.name.hasPrefix("log ")
                        && history.writing.contains { $0.number < request.number }
                }
            },
            // Promises Q1, Q2, Q4, S2.
            Property(
                "Screens close when all is saved and each failure was shown, or at a second Log Out"
            ) { history in
                let (leaving, now) = (history.leaving, history.moments.count - 1)
                guard history.frame.isRunning, history.frame.session == nil,
                    history.previousFrame?.session != nil
                else { return [] }
                let isDone =
                    leaving.closed == (now, true) && history.isSaved && leaving.unread.isEmpty
                return isDone || leaving.insisted == now ? [] : ["this"]
            },
            // Promises Q1 to Q5, S2.
            Property("A logout waits while something is written, until a write fails") {
                $0.frame.isLoggingOut
            } is: {
                $0.frame.session != nil && $0.leaving.isLoggingOut
            },
            Property("A logout waits only while something is being written") { history in
                history.frame.isLoggingOut && history.isSaved ? ["this"] : []
            },
            Property("A quit waits only if it was requested, and only while something is written") {
                history in
                let isWaiting = history.leaving.isQuitting && history.isWriting
                return history.frame.isQuitting && !isWaiting ? ["this"] : []
            },
            // Promises Q6, S4.
            Property(
                "The app quits if all is saved and each failure was shown, and else goes on"
            ) { history in
                let (leaving, now) = (history.leaving, history.moments.count - 1)
                if history.frame.isRunning {
                    return leaving.stayedForNothing == now ? ["it stays"] : []
                }
                let isEnded = history.lastInputs.map(Feature.move) == [.end]
                guard history.previousFrame?.isRunning == true, !isEnded else { return [] }
                let hasWaited = leaving.closed == (now, true)
                return hasWaited && !leaving.mustStay && !history.isWriting ? [] : ["it ends"]
            },
            Property("The login form shows why a logout has failed, except during a login") {
                $0.frame.login?.shownLogOutError
            } is: { history in
                guard let login = history.frame.login, !login.isSubmitting else { return nil }
                return history.leaving.logOutError
            },
            Property("The form says why the app did not open where it was (S5)") {
                $0.newForm?.error
            } is: { history in
                guard history.newForm != nil, let answer = history.lastAnswer,
                    answer.request.name == "session"
                else { return nil }
                return answer.sessionError
            },
            Property("The login form has the address of a user who has to log in again (S3, S5)") {
                $0.newForm?.credentials.email
            } is: { history in
                history.newForm.map { _ in history.leaving.lastPlace?.account ?? "" }
            },
            Property("Of the requests that older screens have opened, only writes are awaited") {
                history in
                let start = history.leaving.start
                return history.open.filter {
                    $0.isAwaited && $0.kind != .write && $0.opened < start
                }
                .map(\.name)
            },
            // Promises L1, W1.
            Property("Only a newer read or the end of a screen cancels a read") {
                history in
                history.leaving.start == history.moments.count - 1
                    ? []
                    : history.cancelled.filter {
                        $0.kind == .read && !history.opened.contains($0.name)
                    }
            },
            Property("The app says that it is writing until all is written") {
                $0.frame.isWriting
            } is: {
                $0.frame.isRunning && $0.isWriting
            },
        ]
    }
}
