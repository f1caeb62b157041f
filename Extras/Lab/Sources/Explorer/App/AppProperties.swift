import Domain
package import Presentation
package import Scenarios

extension AppScenario {
    nonisolated package static let properties: [Property<AppScenario>] = [
        Property("A login opens the main screen, and each tab asks") {
            $0.hasJustLoggedIn ? $0.opened.sorted() : []
        } is: {
            $0.hasJustLoggedIn ? ["get count", "load", "load users", "notes\($0.suffix)"] : []
        },
        Property("The main screen is of the last login, and begins empty") { history in
            history.state.main.map { main in
                [main.session.email] + (history.hasJustLoggedIn ? main.loaded : [])
            }
        } is: { history in
            history.state.main.flatMap { _ in
                history.answers.last(where: history.isLogin)?.value(Session.self)
            }
            .map { [$0.email] }
        },
        Property("It closes after a log-out, when all is written or when asked twice") { history in
            guard history.start == history.moments.count - 1, history.state.main == nil,
                history.previousState?.main != nil
            else { return [] }
            let asks = history.logOuts(since: history.loggedIn)
            return asks.isEmpty || history.isWriting && asks.count < 2 ? ["this"] : []
        },
        Property("After a log-out it stays only while something is being written, or has failed") {
            history in
            guard history.state.main != nil,
                let asked = history.logOuts(since: history.start).last
            else { return [] }
            let hasFailed = history.answers.contains {
                $0.moment > asked && !$0.succeeded
            }
            return history.open.contains { $0.kind == .write && $0.isAwaited } || hasFailed
                ? [] : ["this"]
        },
        Property("Of what was asked before the last login or logout, only writes are awaited") {
            history in
            history.open.filter {
                $0.isAwaited && $0.kind != .write && $0.opened < history.start
            }
            .map(\.name)
        },
        Property("Only a newer read and logging out cancel, and a pause ends") { history in
            let isStart = history.start == history.moments.count - 1
            return isStart
                ? []
                : history.cancelled.filter {
                    $0.kind == .read && !history.opened.contains($0.name)
                }
        },
        Property("What was typed is saved for who has typed it") { history in
            history.noteEdits.filter { edit in
                let typist = history.moments[edit.moment].state.main?.session.suffix
                let owner = history.save(of: edit)?.name.split(separator: ", as ").dropFirst().last
                return history.save(of: edit) != nil && owner.map { ", as \($0)" } ?? "" != typist
            }
        },
        Property("What was typed before logging out is written") { history in
            history.noteEdits.filter { $0.moment < history.start && !history.isWritten($0) }
        },
        Property("The tab is the one that was tapped last, or where a log-out has failed") {
            history in
            let tabs = history.inputs(since: history.start).compactMap {
                if case .tab(let tab) = $0 { tab } else { nil }
            }
            guard let main = history.state.main, history.logOuts(since: history.start).isEmpty
            else { return [] }
            return main.tab == tabs.last ?? .items ? [] : [main.tab]
        },
        Property("The path has the users that were tapped, each once, less those that were left") {
            $0.state.main?.userPath.ids ?? []
        } is: { history in
            history.inputs.filter { $0.moment > history.start }.reduce(into: []) { path, tap in
                let users = history.moments[tap.moment - 1].state.main?.users.users
                if tap.step == .back { _ = path.popLast() }
                if case .users(.select(let id)) = tap.step, path.last != id,
                    users?.contains(where: { $0.id == id }) == true
                {
                    path.append(id)
                }
            }
        },
    ]

    /// A login is shown before the main screen replaces it; what is saved, and the last answer, before the
    /// main screen is closed.
    nonisolated package static func mayShow(
        _ state: AppState, between before: AppState, and after: AppState
    ) -> Bool {
        before.main == nil && state.main == nil && state.login.session == after.main?.session
            || before.main?.isLoggingOut == true || after.main?.isLoggingOut == true
    }
}

extension MainState {
    fileprivate var loaded: [String] {
        items.items.map(\.id) + users.users.map(\.id) + (notes.snapshot?.notes ?? []).map(\.id)
    }
}

extension History<AppScenario> {
    fileprivate var hasJustLoggedIn: Bool { lastAnswer.map(isLogin) == true }

    fileprivate var noteEdits: [NoteEdit] {
        edits({ $0.main?.notes }) { if case .notes(let step) = $0 { step } else { nil } }
    }

    /// What is typed while the main screen waits is saved as it closes, so that does not count.
    fileprivate var isWriting: Bool {
        open.contains { $0.kind == .write && $0.isAwaited && $0.opened < moments.count - 1 }
    }

    /// The ending of the names of this session's requests.
    fileprivate var suffix: String { state.main?.session.suffix ?? "" }

    fileprivate func isLogin(_ answer: Answered) -> Bool {
        answer.wasWanted && answer.value(Session.self) != nil
    }

    /// The moments in which the user has asked to log out.
    fileprivate func logOuts(since start: Int) -> [Int] {
        inputs.filter { moment, step in
            moment > start
                && (step == .logOut
                    || step == .notes(.logIn) && moments[moment - 1].state.main != nil)
        }
        .map(\.moment)
    }

    fileprivate var loggedIn: Int { answers.last(where: isLogin)?.moment ?? 0 }

    /// When the present screen has come: by a login, by a log-out that closed the main screen, or by one
    /// that emptied the form.
    fileprivate var start: Int {
        let last = moments.indices.dropFirst().last {
            (moments[$0].state.main == nil) != (moments[$0 - 1].state.main == nil)
        }
        let emptied = logOuts(since: last ?? 0).last
        return state.main == nil ? emptied ?? last ?? 0 : last ?? 0
    }
}
