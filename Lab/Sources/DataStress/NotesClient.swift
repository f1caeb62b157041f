import DI
import Domain
import Foundation

/// A device that changes notes at random until it is killed: new ones of its own, and shared ones.
///
/// It prints `try` and the change before each, and `ok` and the change once that is acknowledged.
/// No two changes have the same text.
struct NotesClient {
    private let name: String
    private let session: Session
    private let device: NotesDevice
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// An account has to be logged in; its session is beside the file.
    init(name: String, file: URL) async throws {
        device = NotesDevice(file: file)
        guard let session = try await device.account()?.session else {
            throw LogInError.invalid([])
        }
        self.name = name
        self.session = session
    }

    func runUntilKilled() async throws {
        let observer = Task { for await _ in device.notes.observe.execute(for: session) {} }
        defer { observer.cancel() }
        for number in 1... {
            try await change(number)
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...5)))
        }
    }

    private func change(_ number: Int) async throws {
        let notes = try await device.kept(for: session).notes
        // Nobody else changes its own notes, so no other can be in conflict.
        let undecided = notes.filter { note in
            if case .conflict = note.status { note.id.hasPrefix("shared") } else { false }
        }
        if let id = undecided.randomElement()?.id, Bool.random() {
            return Bool.random()
                ? try await acknowledged("retry \(id)") {
                    try await device.notes.retry.execute(id: id, for: session)
                }
                : try await acknowledged("discard \(id)") {
                    try await device.notes.discard.execute(id: id, for: session)
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
        let original = notes.first { $0.id == id }?.text
        if !isDelete {
            let text = "text-\(name)-\(run)-\(number)"
            try await acknowledged("save \(id) \(text)") {
                try await device.notes.save.execute(
                    id: id, text: text, original: original, for: session)
            }
        } else if original != nil {
            try await acknowledged("delete \(id)") {
                try await device.notes.delete.execute(id: id, original: original, for: session)
            }
        }
    }

    /// A note that another device has deleted meanwhile is not there to be changed.
    private func acknowledged(
        _ change: String, _ work: () async throws -> Void
    ) async throws {
        DataStress.acknowledge("try \(change)")
        do {
            try await work()
        } catch NoteError.notFound {}
        DataStress.acknowledge("ok \(change)")
    }
}
