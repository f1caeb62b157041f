import Domain
import Foundation
import Presentation
package import Recipes
import Scenarios

/// A play made from a report of the whole app: the user's steps, and the answers of the services.
///
/// Ids and names of the report become ids and names of the samples, which the language of scenarios
/// knows. Other texts that the report hides stay signs. The count is the count of the sample.
@MainActor
package final class ReportedPlay {
    /// The steps, in the language of scenarios.
    package private(set) var lines: [String] = []
    /// Lines that say which parts of the report are not in the play, and why.
    package private(set) var leftOut: [String] = []
    /// A line that says where today's rules differ from the report; nil if they do not.
    package let departure: String?
    /// The screen of the store after each step.
    private var shown: [AppScenario.State] = []
    private let play: Play<AppScenario>
    var items, users: Names
    /// The account of the play for each email that the user typed, or that an answer contained.
    private var accounts: [String: String] = [:]

    /// The first steps of every play in which the user is logged in.
    static let login = [
        "login email al@x.test", "login password enigma", "login submit", "answer 1 ok",
    ]

    package init(_ report: Report) async throws(ReportProblem) {
        guard report.header.screen == AppScenario.name else {
            let screen = report.header.screen
            throw ReportProblem("Only a report of the whole app is a play; this is of “\(screen)”.")
        }
        let entries = try report.entries(of: AppReducer.self)
        guard !entries.isEmpty else { throw ReportProblem("There are no entries.") }
        let content = AppScenario.sampleContent
        let useCases = AppScenario.controlledUseCases(content, Requests(cancellation: .ignored))
        do throws(ReportProblem) {
            departure = try report.replay(with: AppScenario.reducer(useCases)).departure
        } catch {
            departure = error.description
        }
        items = Names(
            of: entries.compactMap(\.items), in: Set(texts(in: entries.map(\.itemsStep))),
            samples: Item.samples.values)
        users = Names(
            of: entries.compactMap(\.users), in: Set(texts(in: entries.map(\.usersStep))),
            samples: User.samples.values)
        play = Play(.ignored, makeScreen: Pattern<AppScenario>.mvi.makeScreen(over: content))
        findAccounts(entries)
        for (index, entry) in entries.enumerated() { await take(entry, before: entries[index...]) }
        await play.end()
    }

    /// The steps as a rule of a contract, each with the screen of the store after it.
    package func rule(named name: String) -> String {
        // The contract of the screens has these steps at the beginning of each rule.
        let answers = (2...4).map { "answer \($0) ok" }
        let first = lines.dropFirst(Self.login.count).prefix(answers.count)
        let isIn = lines.starts(with: Self.login) && first.sorted() == answers
        let rows = zip(lines, shown).dropFirst(isIn ? Self.login.count + answers.count : 0)
        let width = rows.map(\.0.count).max() ?? 0
        let steps = rows.map { line, state in
            let screen = isIn ? AppScenario.screens(state) : AppScenario.summary(state)
            let words = screen.split(separator: " ").joined(separator: " ")
            return line.padding(toLength: width, withPad: " ", startingAt: 0) + " | " + words
        }
        return (["# \(name)"] + steps).joined(separator: "\n")
    }
}

private typealias Entry = ReportEntry<AppReducer>

extension ReportedPlay {
    private func take(_ entry: Entry, before next: ArraySlice<Entry>) async {
        switch (entry.state, entry.intent, entry.action ?? entry.dropped) {
        case (let state?, _, _):
            guard let main = state.main, lines.isEmpty else { return }
            leftOut.append("The report begins within a session: only its lists are there.")
            for line in Self.login { await take(line, of: entry) }
            await answer(items.answer(main.items.items.values), of: entry) { $0 == "load" }
            await answer(users.answer(main.users.users.values), of: entry) { $0 == "load users" }
            await answer("ok", of: entry) { $0 == "get count" }
            await take("tab \(main.tab.rawValue)", of: entry)
        case (_, .started?, _), (_, .quitHeld?, _): break
        case (_, let intent?, _):
            guard let line = line(for: intent, next) else {
                return leaveOut(entry, "the language of scenarios has no such step")
            }
            await take(line, of: entry)
        case (_, _, let action?): await take(action, of: entry)
        default: leaveOut(entry, "it was too long")
        }
    }

    func leaveOut(_ entry: ReportEntry<AppReducer>, _ reason: String) {
        leftOut.append("Entry \(entry.n) is left out: \(reason).")
    }

    func take(_ line: String, of entry: ReportEntry<AppReducer>) async {
        do {
            guard let step = try Scenario<AppScenario>(parsing: line).steps.first else { return }
            try await play.take(step)
        } catch {
            return leaveOut(entry, "\(error)".oneLine(limit: 200))
        }
        // While the user types, each line replaces the last line, so that only the whole text
        // stays.
        let typing = ["login email", "login password", "items type", "users search"]
        if let last = lines.last,
            typing.contains(where: { last.hasPrefix($0) && line.hasPrefix($0) })
        {
            (lines[lines.count - 1], shown[shown.count - 1]) = (line, play.state)
        } else {
            lines.append(line)
            shown.append(play.state)
        }
    }

    /// Answers an open request. A dropped answer goes to a cancelled request, if there is one.
    func answer(
        _ words: String, of entry: ReportEntry<AppReducer>, to isAnswered: (String) -> Bool
    ) async {
        let open = play.requests.open.filter { isAnswered($0.name) }
        let found = open.first { $0.isCancelled == (entry.dropped != nil) } ?? open.first
        guard let found else { return leaveOut(entry, "the play has not asked for this") }
        await take("answer \(found.number) \(words)", of: entry)
    }

    private func line(for intent: AppIntent, _ next: ArraySlice<Entry>) -> String? {
        switch intent {
        case .login(.emailChanged(let email)):
            return "login email \((accounts[email] ?? items[email]).quotedIfNeeded)"
        case .login(.passwordChanged(let password)):
            let result = next.lazy.compactMap { $0.action?.login }.first
            let isWrong = if case .failure(.wrongCredentials)? = result { true } else { false }
            return password.isEmpty
                ? "login password" : "login password \(isWrong ? "engima" : "enigma")"
        case .linkOpened(let link):
            let id = link.id.map { "/" + (link.tab == .items ? items : users)[$0] } ?? ""
            return "link \(link.tab)\(id)"
        case .failedWriteSeen: return "quit"
        // These steps name no error, because the details of an error can differ in the play.
        case .main(.items(.errorDismissed)): return "items clear-error"
        case .main(.users(.errorDismissed)): return "users clear-error"
        case .main(.counter(.errorDismissed)): return "counter clear-error"
        case .main(.items(let intent)):
            if case .addTapped(let id) = intent { items.add(id) }
            return renamed(intent, items).flatMap { line(for: .main(.items($0))) }
        case .main(.users(let intent)):
            return renamed(intent, users).flatMap { line(for: .main(.users($0))) }
        default: return line(for: intent)
        }
    }

    private func line(for intent: AppIntent) -> String? {
        let step = play.state.app.flatMap { intent.step(in: $0) }
        return step.map { Scenario<AppScenario>.text(of: .input($0)) }
    }

    private func findAccounts(_ entries: [Entry]) {
        var typed = ""
        for entry in entries {
            if case .login(.emailChanged(let email))? = entry.intent { typed = email }
            guard case .success(let session)? = entry.action?.login else { continue }
            let all = AppScenario.sampleContent.accounts.map(\.email)
            let account =
                accounts[session.email] ?? all[min(Set(accounts.values).count, all.count - 1)]
            (accounts[session.email], accounts[typed]) = (account, account)
        }
    }
}
