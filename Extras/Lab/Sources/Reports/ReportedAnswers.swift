import Domain
import Presentation
import Recipes
import Scenarios

extension ReportedPlay {
    /// Answers the request that has this answer in the report.
    func take(_ action: AppAction, of entry: ReportEntry<AppReducer>) async {
        func answer<Value>(
            _ result: Result<Value, some DomainError>, _ success: (Value) -> String = { _ in "ok" },
            to request: (String) -> Bool
        ) async {
            // No screen shows the content of a dropped answer.
            let words = entry.dropped == nil ? words(result, success) : "ok"
            await self.answer(words, of: entry, to: request)
        }
        switch action {
        case .sessionResponse(nil): break
        case .sessionResponse(let found?):
            guard case .success = found.session else {
                return leaveOut(entry, "the play begins without a session")
            }
            for line in Self.login { await take(line, of: entry) }
            if let tab = found.place?.tab { await take("tab \(tab.rawValue)", of: entry) }
        case .logOutResponse(let result): await answer(result) { $0 == "log out" }
        case .login(.logInResponse(let result)): await answer(result) { $0.hasPrefix("log in ") }
        case .main(.items(.loadResponse(let result))):
            await answer(result) {
                self.items.answer($0.values)
            } to: {
                $0 == "load"
            }
        case .main(.items(.deleteResponse(let id, let result))):
            await answer(result) {
                self.items.change(id); return "ok"
            } to: { [id = items[id]] in
                $0 == "delete \(id)"
            }
        case .main(.items(.saveResponse(let id, let result))):
            await answer(result) { _ in
                self.items.change(id); return "ok"
            } to: { [id = items[id]] in
                $0 == "save \(id)"
            }
        case .main(.users(.loadResponse(let result))):
            await answer(result) {
                self.users.answer($0.values)
            } to: {
                $0 == "load users"
            }
        case .main(.counter(.loadResponse(let result))):
            await answer(result) { $0 == "get count" }
        case .main(.counter(.changeResponse(let result))):
            await answer(result) { ["increment", "decrement", "reset"].contains($0) }
        }
    }

    /// The words after `answer N`. For “ok”, the service of the play decides by its own rules: for
    /// example, it refuses a wrong password.
    private func words<Value>(
        _ result: Result<Value, some DomainError>, _ success: (Value) -> String
    ) -> String {
        switch result {
        case .success(let value): return success(value)
        case .failure(let error as ItemError):
            if case .notFound(let id) = error { return "without \(items[id])" }
            return Self.words(error)
        case .failure(let error): return Self.words(error)
        }
    }

    private static func words(_ error: any DomainError) -> String {
        guard let failure = Mirror(reflecting: error).children.first?.value as? StorageFailure
        else { return error is AuthenticationError ? "ok" : "fail \(error.details)" }
        if failure == .sessionExpired { return "expired" }
        let message = failure.reason.message.oneLine(limit: 100).trimmed
        return "fail \(message.isEmpty ? "No." : message.replacing("|", with: "/"))"
    }
}

@MainActor
extension ReportEntry where R == AppReducer {
    /// The items in the entry's answer or state; nil if it has no list.
    var items: [Names.Value]? {
        if case .main(.items(.loadResponse(.success(let items))))? = action { return items.values }
        return state?.main?.items.items.values
    }

    var users: [Names.Value]? {
        if case .main(.users(.loadResponse(.success(let users))))? = action { return users.values }
        return state?.main?.users.users.values
    }

    /// The user's intent on the items screen; nil if the entry has none.
    var itemsStep: ItemsIntent? {
        if case .main(.items(let intent))? = intent { intent } else { nil }
    }

    var usersStep: UsersIntent? {
        if case .main(.users(let intent))? = intent { intent } else { nil }
    }
}

extension AppAction {
    var login: Result<Session, AuthenticationError>? {
        if case .login(.logInResponse(let result)) = self { result } else { nil }
    }
}

extension [Item] {
    var values: [Names.Value] { map { ($0.id, $0.name) } }
}

extension [User] {
    var values: [Names.Value] { map { ($0.id, $0.name) } }
}
