import Hummingbird

/// `GET /notes`, `PUT /notes/ID` and `DELETE /notes/ID`.
struct NotesRoutes: Sendable {
    let notes: Notes
    let sessions: Sessions
    let answers: AnswersInFlight

    private struct PageBody: ResponseEncodable {
        let notes: [Note]
        let cursor: String
        let more: Bool
    }

    func add(to router: Router<NotesContext>) {
        router.get("notes") { request, context in
            let account = try await account(of: request)
            let (limit, cursor) = try (request.pageLimit(), request.cursor())
            return try await answers.answer(on: context.channel) {
                let page = try await notes.page(after: cursor, limit: limit, of: account)
                guard let page else { throw Problem.unknownCursor }
                return try PageBody(
                    notes: page.notes, cursor: page.cursor.text, more: page.more
                ).response(from: request, context: context)
            }
        }
        router.put("notes/:id") { request, context in
            let account = try await account(of: request)
            let content = try await request.body(Content.self, context)
            try content.check()
            let change = try Change(
                id: context.noteID(), content: content, condition: request.condition(),
                key: request.idempotencyKey())
            return try await answers.answer(on: context.channel) {
                try await apply(change, account: account, request, context)
            }
        }
        router.delete("notes/:id") { request, context in
            let account = try await account(of: request)
            let change = try Change(
                id: context.noteID(), content: nil, condition: request.condition(),
                key: request.idempotencyKey())
            if change.condition == .isAbsent { throw Problem.invalid("A delete needs If-Match.") }
            return try await answers.answer(on: context.channel) {
                try await apply(change, account: account, request, context)
            }
        }
    }

    private func account(of request: Request) async throws -> String {
        guard let access = request.bearerToken,
            let account = try await sessions.account(access: access)
        else { throw Problem.notLoggedIn("The access token is missing, or not valid any more.") }
        return account
    }

    private func apply(
        _ change: Change, account: String, _ request: Request, _ context: NotesContext
    ) async throws -> Response {
        switch try await notes.apply(change, account: account) {
        case .applied(let note) where note.content == nil:
            return Response(status: .noContent)
        case .applied(let note):
            return try note.response(from: request, context: context)
        case .conflict(let note):
            return try EditedResponse(status: .preconditionFailed, response: note)
                .response(from: request, context: context)
        case .missing:
            throw Problem(status: .notFound, message: "There is no such note.", note: change.id)
        case .keyReused:
            throw Problem.invalid("This Idempotency-Key came with another request before.")
        }
    }
}
