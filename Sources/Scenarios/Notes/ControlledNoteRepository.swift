import Domain
import Presentation

/// A repository of notes behind requests that a scenario answers.
///
/// A change is made when it is answered. Then nothing is published: that is another answer.
@MainActor
final class ControlledNoteRepository: NoteRepository {
    private var world: NotesWorld
    private let requests: Requests

    init(_ notes: [Note], _ requests: Requests) {
        world = NotesWorld(notes)
        self.requests = requests
    }

    nonisolated func snapshots(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        MainActor.assumeIsolated {
            requests.stream(of: "notes") { [self] news in
                world.publish(news.flatMap(NotesScenario.news))
            }
        }
    }

    @MainActor func save(
        id: Note.ID, text: String, replacing base: String?, for session: Session
    ) async throws(NoteError) {
        let name = NoteWrite.save(id, text, replacing: base).name
        try await requests.result(of: name, .commit) { () throws(NoteError) in
            world.save(id, text, replacing: base)
        }
    }

    @MainActor func delete(
        id: Note.ID, ifStill base: String?, for session: Session
    ) async throws(NoteError) -> Bool {
        let name = NoteWrite.delete(id, ifStill: base).name
        return try await requests.result(of: name, .commit) { () throws(NoteError) in
            world.delete(id, ifStill: base)
        }
    }

    @MainActor func retry(id: Note.ID, for session: Session) async throws(NoteError) -> Bool {
        try await requests.result(of: "retry \(id)", .commit) { () throws(NoteError) in
            world.retry(id)
        }
    }

    @MainActor func discard(id: Note.ID, for session: Session) async throws(NoteError) -> Bool {
        try await requests.result(of: "discard \(id)", .commit) { () throws(NoteError) in
            world.discard(id)
        }
    }

    @MainActor func sync(for session: Session) async throws(NoteError) {
        try await requests.result(of: "sync") { () throws(NoteError) in }
    }
}

extension NoteError: ControlledError {}
