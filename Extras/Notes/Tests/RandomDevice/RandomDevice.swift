import Domain
import Foundation
import NotesDI
import NotesDomain

/// A device that makes random changes until it is killed. It changes its own notes and shared notes.
///
/// Before each change it prints `try` and the change. When the change is stored, it prints `ok` and the
/// change. No two changes have the same text.
@main
struct RandomDevice {
    private let name: String
    private let session: Session
    private let notes: NotesUseCases
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count == 4 else { fatalError("RandomDevice FOLDER NAME SERVER") }
        let server = try NotesContainer.serverAddress(words[3])
        let container = try NotesContainer.live(folder: URL(filePath: words[1]), server: server)
        // A script has stored a session in the folder.
        guard let session = try await container.session.get.execute()?.session.get() else {
            fatalError("nobody has logged in")
        }
        let device = RandomDevice(name: words[2], session: session, notes: container.notes)
        Task { for await _ in device.notes.observe.execute(for: session) {} }
        for number in 1... {
            try await device.change(number)
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
                ? try await perform(.retry(id), "retry \(id)")
                : try await perform(.discard(id), "discard \(id)")
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
            let text = "text-\(new)"
            let content = (original ?? "").with(text: text)
            try await perform(.save(id, content, original: original), "save \(id) \(text)")
        } else if original != nil {
            try await perform(.delete(id, original: original), "delete \(id)")
        }
    }

    private func shownNotes() async throws -> [Note] {
        for await snapshot in notes.observe.execute(for: session) {
            return try snapshot.get().notes
        }
        return []
    }

    /// Prints the change before and after it. It is no error if another device has deleted the note.
    private func perform(_ write: NoteWrite, _ change: String) async throws {
        acknowledge("try \(change)")
        do { try await notes.write.execute(write, for: session) } catch NoteError.notFound {}
        acknowledge("ok \(change)")
    }

    /// Prints a line without a buffer, so that the line is not lost if this process is killed.
    private func acknowledge(_ text: String) {
        FileHandle.standardOutput.write(.init("\(text)\n".utf8))
    }
}
