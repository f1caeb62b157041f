import Domain
import Foundation
import NotesDomain

@testable import NotesData

/// A gateway between the device and the server, which answers in place of the server.
enum Gateway: Hashable {
    /// An error with a message, but without the name of the API.
    case error(Int)
    /// A web page of the gateway.
    case webPage
    /// Always the first page of notes, each time with another cursor.
    case circle

    static let all =
        [Gateway.circle, .webPage]
        + [400, 401, 404, 408, 410, 413, 425, 429, 502].map(error)

    /// The answer to a request, as the client's HTTP code reads it.
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
