import Foundation
import Hummingbird

/// `GET /items`, `PUT /items/ID` and `DELETE /items/ID`. A request that is not valid gets 400.
struct ItemsRoutes: Sendable {
    let items: Items
    let logins: Logins
    let answers: AnswersInFlight

    private static let missing = Problem(status: .notFound, message: "There is no such item.")

    func add(to router: Router<NotesContext>) {
        router.get("items") { request, context in
            let account = try await account(of: request)
            return try await answers.answer(on: context.channel) {
                try await items.all(of: account).response(from: request, context: context)
            }
        }
        router.put("items/:id") { request, context in
            let account = try await account(of: request)
            let item = try await request.body(Item.self, context, orElse: .badRequest)
            try item.check()
            guard item.id == context.itemID else {
                throw Problem.badRequest("The id in the body is not the id in the address.")
            }
            let isNew = request.headers[.ifMatch] == nil
            guard isNew || request.headers[.ifMatch] == "*" else {
                throw Problem.badRequest("If-Match can only be *.")
            }
            guard try await items.save(item, isNew: isNew, of: account) else { throw Self.missing }
            return Response(status: .noContent)
        }
        router.delete("items/:id") { request, context in
            let account = try await account(of: request)
            guard let id = context.itemID, try await items.delete(id, of: account) else {
                throw Self.missing
            }
            return Response(status: .noContent)
        }
    }

    private func account(of request: Request) async throws -> String {
        guard let token = request.bearerToken, let account = try await logins.account(token: token)
        else { throw Problem.noLogin("The login has ended, or is missing. Log in again.") }
        return account
    }
}

extension RequestContext {
    /// Nil if the id in the address is no text in UTF-8.
    fileprivate var itemID: String? { parameters.get("id")?.removingPercentEncoding }
}
