import Hummingbird
import Logging

/// All that the server answers.
func notesRouter(notes: Notes, sessions: Sessions) -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ProblemMiddleware())
    SessionRoutes(sessions: sessions).add(to: router)
    NotesRoutes(notes: notes, sessions: sessions).add(to: router)
    return router
}

/// Turns every error into its answer, and writes each request to the log.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let response: Response
        do {
            response = try await next(request, context)
        } catch {
            let problem = Problem(error)
            if problem.status.kind == .serverError { context.logger.error("\(error)") }
            response = try problem.response(from: request, context: context)
        }
        context.logger.notice("\(request.method) \(request.uri.path) \(response.status.code)")
        return response
    }
}
