import Hummingbird
import Logging
import NIOCore

/// The routes of the whole API.
func notesRouter(
    notes: Notes, sessions: Sessions, items: Items, logins: Logins,
    answers: AnswersInFlight = AnswersInFlight()
) -> Router<NotesContext> {
    let router = Router(context: NotesContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware())
    SessionRoutes(sessions: sessions).add(to: router)
    NotesRoutes(notes: notes, sessions: sessions, answers: answers).add(to: router)
    LoginRoutes(logins: logins).add(to: router)
    ItemsRoutes(items: items, logins: logins, answers: answers).add(to: router)
    refuseOtherMethods(router)
    return router
}

/// Answers other methods at each address with an error that lists the allowed methods.
private func refuseOtherMethods(_ router: Router<NotesContext>) {
    for (_, routes) in Dictionary(grouping: router.routes, by: \.path.description) {
        let methods = routes.map(\.method).flatMap { $0 == .get ? [.get, .head] : [$0] }
        let refusal = Problem(
            status: .methodNotAllowed, message: "The method is not for this address.",
            headers: [.allow: methods.map(\.rawValue).joined(separator: ", ")])
        for method in [.get, .head, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method]
        where !methods.contains(method) {
            router.on(routes[0].path, method: method) { _, _ -> Response in throw refusal }
        }
    }
}

/// A request's context, which knows its connection.
struct NotesContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// Turns every error into its answer, and writes each request to the log.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            let problem = Problem(error)
            if problem.status.kind == .serverError { context.logger.error("\(error)") }
            response = try problem.response(from: request, context: context)
        }
        if request.method == .head { response = response.createHeadResponse() }
        context.logger.notice("\(request.method) \(request.uri.path) \(response.status.code)")
        return response
    }
}
