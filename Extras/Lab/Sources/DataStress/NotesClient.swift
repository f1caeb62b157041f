import DI
import Domain
import Foundation

/// A device that changes notes at random until it is killed: its own, and those that all devices share.
///
/// Before each change it prints `try` and the change; once the change is acknowledged, `ok` and the change.
/// No two changes have the same text.
struct NotesClient {
    private let name: String
    private let session: Session
    private let notes: NotesUseCases
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// The folder has to hold the session of an account that the server knows.
    init(name: String, folder: URL, server: URL) async throws {
        let container = try Container.live(folder: folder, server: server)
        guard let session = try await container.session.get.execute()?.session.get() else {
            throw AuthenticationError.invalid([])
        }
        self.name = name
        self.session = session
        notes = container.notes
    }

    func runUntilKilled() async throws {
        let observer = Task { for await _ in notes.observe.execute(for: session) {} }
        defer { observer.cancel() }
        for number in 1... {
            try await change(number)
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...5)))
        }
    }

    private func change(_ number: Int) async throws {
        let shown = try await shownNotes()
        // Other devices change only shared notes, so no other note can be in conflict.
        let undecided = shown.filter { note in
            if case .conflict = note.status { note.id.hasPrefix("shared") } else { false }
        }
        if let id = undecided.randomElement()?.id, Bool.random() {
            return Bool.random()
                ? try await acknowledged("retry \(id)") {
                    try await notes.write.execute(.retry(id), for: session)
                }
                : try await acknowledged("discard \(id)") {
                    try await notes.write.execute(.discard(id), for: session)
                }
        }
        let mine = shown.filter { $0.id.hasPrefix(name) }.randomElement()?.id
        let new = "\(name)-\(run)-\(number)"
        let (id, isDelete) =
            switch Int.random(in: 0..<10) {
            case 0...3: (new, false)
            case 4...5: (mine ?? new, false)
            case 6...7 where mine != nil: (mine ?? new, true)
            case 8: ("shared-\(Int.random(in: 0..<5))", Bool.random())
            default: ("shared-\(Int.random(in: 0..<5))", false)
            }
        let original = shown.first { $0.id == id }?.content
        if !isDelete {
            let text = "text-\(name)-\(run)-\(number)"
            try await acknowledged("save \(id) \(text)") {
                let content = (original ?? "").with(text: text)
                try await notes.write.execute(
                    .save(id, content, original: original), for: session)
            }
        } else if original != nil {
            try await acknowledged("delete \(id)") {
                try await notes.write.execute(.delete(id, original: original), for: session)
            }
        }
    }

    private func shownNotes() async throws -> [Note] {
        for await snapshot in notes.observe.execute(for: session) {
            return try snapshot.get().notes
        }
        return []
    }

    /// Prints the change before and after it. If another device has deleted the note, that is no error.
    private func acknowledged(_ change: String, _ work: () async throws -> Void) async throws {
        DataStress.acknowledge("try \(change)")
        do {
            try await work()
        } catch NoteError.notFound {}
        DataStress.acknowledge("ok \(change)")
    }
}
