import Domain
import Foundation
import NotesDomain

@testable import NotesData

/// What stands between the device and the server, and answers in place of the server.
enum Gateway: Hashable {
    /// An error with a message, as gateways write it.
    case error(Int)
    /// A web page of the gateway's own.
    case webPage
    /// The first page of notes, again and again, each time with another cursor.
    case circle

    static let all =
        [Gateway.circle, .webPage]
        + [400, 401, 404, 408, 410, 413, 425, 429, 502].map(error)

    /// The answer to a request, read by the rules that the client has for HTTP.
    func answer(
        to request: SyncRequest, in world: SyncWorld
    ) throws(RemoteNotesError) -> SyncAnswer {
        let answer =
            switch self {
            case .error(let status): http(status, #"{"message":"no Route matched","code":7}"#)
            case .webPage, .circle: http(200, "<title>Log in</title>")
            }
        switch request {
        case .fetch(let progress, _) where self == .circle:
            let all = try world.server.changes(after: nil, of: world.user)
            let cursor = progress.cursor == "A" ? "B" : "A"
            return .changes(RemoteChanges(notes: all.notes, cursor: cursor, hasMore: true))
        case .fetch(let progress, _):
            return .changes(try NotesAPI.changes(in: answer, after: progress.cursor))
        case .send(let id, let change):
            return .accepted(try NotesAPI.note(id, in: answer, to: change))
        }
    }

    private func http(_ status: Int, _ body: String) -> HTTPAnswer {
        HTTPAnswer(
            server: URL(filePath: "/"), status: status, retryAfter: nil,
            body: Foundation.Data(body.utf8))
    }
}
