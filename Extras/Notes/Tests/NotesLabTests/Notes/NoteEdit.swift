import Explorer
import NotesDomain
import NotesPresentation
import Scenarios

/// The last text that was typed into a note, unless the note was deleted or discarded. Blank texts
/// don't count.
struct NoteEdit: Sendable {
    let id: Note.ID
    let text: String
    let moment: Int
}

extension History {
    /// The edits of notes. `notes` finds the notes screen's state in the state of the feature, and
    /// `step` finds the step on the notes screen.
    func edits(
        _ notes: (Feature.State) -> NotesState?, _ step: (Feature.Step) -> NotesScenario.Step?
    ) -> [NoteEdit] {
        typealias Edits = (shown: [Note.ID: NoteEdit], hidden: [Note.ID: NoteEdit])
        let (edits, _) = folded("edits", from: Edits([:], [:])) { kept, event in
            var (edits, hidden) = kept
            defer { kept = (edits, hidden) }
            guard case .input(let taken) = event.what else {
                guard case .answer(let answer) = event.what,
                    answer.request.key == "discard \(answer.request.noteID)"
                else { return }
                let id = answer.request.noteID
                if !answer.isDone, edits[id] == nil { edits[id] = hidden[id] }
                hidden[id] = nil
                return
            }
            guard let taken = step(taken), let before = notes(event.before) else { return }
            switch taken {
            case .type(let text) where text != before.text:
                guard let id = before.selectedNoteID, before.note(id) != nil else { return }
                let isBlank = text.allSatisfy(\.isWhitespace)
                edits[id] = isBlank ? nil : NoteEdit(id: id, text: text, moment: event.moment)
                // A text that is typed after a discard replaces the discarded one, even if it is blank.
                hidden[id] = nil
            case .delete(let id): (edits[id], hidden[id]) = (nil, nil)
            case .discard(let id):
                // If a discard is sent to the service, its failure brings the text back.
                let asks = { (state: NotesState?) in state?.writes.contains(.discard(id)) == true }
                let isAsked = !asks(before) && asks(notes(event.now))
                if isAsked, let edit = edits[id] { hidden[id] = edit }
                edits[id] = nil
            // A new note begins, even if an earlier note had this id. Only random plays use an id
            // twice.
            case .add(let id) where before.note(id) == nil: (edits[id], hidden[id]) = (nil, nil)
            default: break
            }
        }
        return Array(edits.values)
    }

    func save(of edit: NoteEdit) -> Requests.Request? {
        let name = "save \(edit.id) \(edit.text)"
        return requests.last {
            $0.opened >= edit.moment && ($0.name == name || $0.name.hasPrefix("\(name), "))
        }
    }

    /// True if a save of the edit is in flight or done, or waits for another write of the note.
    func isWritten(_ edit: NoteEdit) -> Bool {
        save(of: edit) != nil || isWriting(edit.id)
    }

    func isWriting(_ id: Note.ID) -> Bool { open.contains { $0.kind == .write && $0.noteID == id } }
}

extension Requests.Request {
    /// The id of the note that the request writes.
    var noteID: Note.ID {
        name.split { $0 == " " || $0 == "," }.dropFirst().first.map(String.init) ?? ""
    }
}
