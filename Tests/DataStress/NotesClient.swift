import Data
import Domain
import Foundation

/// A device that changes notes at random until it is killed: new ones of its own, and shared ones.
///
/// It prints `try` and the change before each, and `ok` and the change once that is acknowledged.
/// No two changes have the same text.
struct NotesClient {
    private let name: String
    private let file: URL
    private let session: Session
    private let repository: OfflineFirstNoteRepository
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// An account has to be logged in; its session is beside the file.
    init(name: String, file: URL) async throws {
        let tokens = Tokens(file: file.appendingPathExtension("session"), timeout: .seconds(2))
        guard let session = try await tokens.account().session else { throw LogInError.invalid([]) }
        self.name = name
        self.file = file
        self.session = session
        repository = OfflineFirstNoteRepository(
            file: file, remote: HTTPRemoteNotes(tokens: tokens),
            backoff: Backoff(first: .milliseconds(50), longest: .milliseconds(400)))
    }

    func runUntilKilled() async throws {
        let observer = Task { for await _ in repository.snapshots(for: session) {} }
        defer { observer.cancel() }
        for number in 1... {
            try await change(number)
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...5)))
        }
    }

    private func change(_ number: Int) async throws {
        let notes = try await KeptNotes(file: file, session: session).notes
        // Nobody else changes its own notes, so no other can be in conflict.
        let undecided = notes.filter { note in
            if case .conflict = note.status { note.id.hasPrefix("shared") } else { false }
        }
        if let note = undecided.randomElement(), Bool.random() {
            return Bool.random()
                ? try await acknowledged("retry \(note.id)") {
                    _ = try await repository.retry(id: note.id, for: session)
                }
                : try await acknowledged("discard \(note.id)") {
                    _ = try await repository.discard(id: note.id, for: session)
                }
        }
        let mine = notes.filter { $0.id.hasPrefix(name) }.randomElement()?.id
        let new = "\(name)-\(run)-\(number)"
        let (id, isDelete) =
            switch Int.random(in: 0..<10) {
            case 0...3: (new, false)
            case 4...5: (mine ?? new, false)
            case 6...7 where mine != nil: (mine ?? new, true)
            case 8: ("shared-\(Int.random(in: 0..<5))", Bool.random())
            default: ("shared-\(Int.random(in: 0..<5))", false)
            }
        let base = notes.first { $0.id == id }?.text
        if !isDelete {
            let text = "text-\(name)-\(run)-\(number)"
            try await acknowledged("save \(id) \(text)") {
                try await repository.save(id: id, text: text, replacing: base, for: session)
            }
        } else if base != nil {
            try await acknowledged("delete \(id)") {
                _ = try await repository.delete(id: id, ifStill: base, for: session)
            }
        }
    }

    private func acknowledged(_ change: String, _ work: () async throws -> Void) async throws {
        DataStress.acknowledge("try \(change)")
        try await work()
        DataStress.acknowledge("ok \(change)")
    }
}
