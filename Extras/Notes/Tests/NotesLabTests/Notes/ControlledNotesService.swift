import Domain
import NotesDomain
import Scenarios

/// The services of the notes screen. A scenario answers their requests.
///
/// A change is made when its request is answered. The snapshot with the change comes with another answer. If
/// a request is not for `NotesScenario.session`, its name says for which session it is.
@MainActor
final class ControlledNotesService: ObserveNotesUseCase, WriteNoteUseCase, SyncNotesUseCase {
    private var world: NotesWorld
    private let requests: Requests

    init(_ notes: [Note], _ requests: Requests) {
        world = NotesWorld(notes)
        self.requests = requests
    }

    var useCases: NotesUseCases {
        NotesUseCases(observe: self, write: self, sync: self)
    }

    nonisolated func execute(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        MainActor.assumeIsolated {
            requests.stream(
                of: "notes" + session.suffix, in: NotesScenario.name,
                news: NotesScenario.news.flatMap(\.triedLines)
            ) { [self] news in
                world.publish(news)
            }
        }
    }

    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        try await requests.result(
            of: write.name(for: session), .write, in: NotesScenario.name, key: write.key
        ) { _ throws(NoteError) in
            guard world.apply(write) else { throw .notFound(write.id) }
            return world.snapshot.revision
        }
    }

    @MainActor func execute(for session: Session) async throws(NoteError) {
        try await requests.result(of: "sync", in: NotesScenario.name) { _ throws(NoteError) in }
    }
}

extension Session {
    /// The suffix of the names of this session's requests; empty for the session of most scenarios.
    var suffix: String { self == NotesScenario.session ? "" : ", as \(email)" }
}

extension NoteWrite {
    /// The name of the request that performs this write, such as `save n1 Hi, as bo@x.test, replacing
    /// Ho`.
    func name(for session: Session) -> String {
        switch self {
        case .save(_, let content, let original):
            "\(key) \(content.words)\(session.suffix)"
                + (original.map { Self.replacing + $0.words } ?? "")
        case .delete(_, let original):
            key + (original.map { " if still \($0.words)" } ?? "") + session.suffix
        case .retry, .discard: key + session.suffix
        }
    }

    /// Equal for two writes of the same kind to the same note.
    var key: String {
        switch self {
        case .save: "save \(id)"
        case .delete: "delete \(id)"
        case .retry: "retry \(id)"
        case .discard: "discard \(id)"
        }
    }

    /// The original content in the name of a save; nil if the name has none.
    static func original(inSave name: String) -> String? {
        guard name.hasPrefix("save "), let place = name.ranges(of: replacing).last else {
            return nil
        }
        return String(name[place.upperBound...])
    }

    private static let replacing = ", replacing "
}
