package import Domain
package import Presentation

/// The notes behind requests that a scenario answers.
///
/// A change is made when it is answered. Then nothing is published: that is another answer. A request for
/// another session than the sample's says so in its name.
@MainActor
final class ControlledNotesService: ObserveNotesUseCase, SaveNoteUseCase, DeleteNoteUseCase,
    RetryNoteUseCase, SyncNotesUseCase
{
    private var world: NotesWorld
    private let requests: Requests

    init(_ notes: [Note], _ requests: Requests) {
        world = NotesWorld(notes)
        self.requests = requests
        requests.describeService { [weak self] in self.map { "\($0.world)" } ?? "" }
    }

    var useCases: NotesUseCases {
        NotesUseCases(
            observe: self, save: self, delete: self, retry: self, discard: Discard(service: self),
            sync: self)
    }

    nonisolated func execute(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        MainActor.assumeIsolated {
            requests.stream(of: "notes" + session.suffix) { [self] news in
                world.publish(news.flatMap(NotesScenario.news))
            }
        }
    }

    @MainActor func execute(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        try await write(.save(id, text, original: original), session) {
            $0.save(id, text, original: original)
            return true
        }
    }

    @MainActor func execute(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        try await write(.delete(id, original: original), session) {
            $0.delete(id, original: original)
        }
    }

    @MainActor func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int {
        try await write(.retry(id), session) { $0.retry(id) }
    }

    @MainActor func execute(for session: Session) async throws(NoteError) {
        try await requests.result(of: "sync") { () throws(NoteError) in }
    }

    fileprivate func write(
        _ write: NoteWrite, _ session: Session, _ change: (inout NotesWorld) -> Bool
    ) async throws(NoteError) -> Int {
        try await requests.result(of: write.name + session.suffix, .write) { () throws(NoteError) in
            guard change(&world) else { throw .notFound(write.id) }
            return world.snapshot.revision
        }
    }
}

/// Asks as a retry does, so it is a type of its own.
private struct Discard: DiscardNoteUseCase {
    let service: ControlledNotesService

    @MainActor func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int {
        try await service.write(.discard(id), session) { $0.discard(id) }
    }
}

extension Session {
    /// The ending of its requests' names; empty for the session that most scenarios have.
    package var suffix: String { self == NotesScenario.session ? "" : ", as \(email)" }
}

extension NoteWrite {
    var name: String {
        switch self {
        case .save(let id, let text, let original):
            "save \(id) \(text)" + (original.map { Self.replacing + $0 } ?? "")
        case .delete(let id, let original):
            "delete \(id)" + (original.map { " if still \($0)" } ?? "")
        case .retry(let id): "retry \(id)"
        case .discard(let id): "discard \(id)"
        }
    }

    /// The text that a request of this name replaces, if it saves one in the place of another.
    package static func original(inSave name: String) -> String? {
        guard name.hasPrefix("save "), let place = name.ranges(of: replacing).last else {
            return nil
        }
        return String(name[place.upperBound...])
    }

    private static let replacing = ", replacing "
}
