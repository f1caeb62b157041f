import DI
import Foundation

extension Command {
    static let notes = Command(
        usage: "notes ACTION --file FILE \(Pattern.option) [--server URL] [--format table|json]",
        summary: "keep notes offline, and bring them to a server and back",
        details: """
            ACTION is one of these:

              login EMAIL   open a session; the password comes from standard input
              logout        forget the session; the notes stay until the account is back
              list          show the notes as this file has them
              add TEXT      add a note and print its id
              edit ID TEXT  give a note another text
              delete ID     delete a note
              sync          send what waits, and fetch what is new
              retry ID      send a rejected change again, or your side of a conflict
              discard ID    forget a rejected change, or your side of a conflict

            FILE is made if it is not there; FILE.session has the account and its tokens,
            for you alone; login needs --server once. A change is on the disk when its
            action ends, and sent if that takes no longer than two seconds. Texts and ids
            that begin with a dash come after --. sync exits with 0 when all is synced, 65
            when something is to be decided, 75 when something waits, 77 for a new login.
            """
    ) { arguments, console in
        guard let path = arguments["--file"] else {
            throw arguments.problem("notes needs a file, as --file FILE")
        }
        let device = NotesDevice(file: URL(fileURLWithPath: path))
        let file = NotesFile(
            name: path.quoted, device: device, pattern: arguments.pattern, console: console)
        let words = arguments.operands
        let (id, text) = (words.count > 1 ? words[1] : "", words.last ?? "")
        switch (words.first, words.count) {
        case ("login", 2): try await file.logIn(email: id, server: arguments["--server"])
        case ("logout", 1):
            try await device.logOut()
            try console.print(["Logged out."])
        case ("list", 1): try await file.list(asJSON: arguments.isJSON)
        case ("add", 2): try await file.write(text, to: nil)
        case ("edit", 3): try await file.write(text, to: id)
        case ("delete", 2): try await file.change(id, "Deleted \(id.quoted).") { $0.delete(id) }
        case ("retry", 2): try await file.change(id, "Retried \(id.quoted).") { $0.retry(id) }
        case ("discard", 2):
            try await file.change(id, "Discarded \(id.quoted).") { $0.discard(id) }
        case ("sync", 1):
            try await file.sync()
            try console.print(["Synced."])
        default:
            throw arguments.problem("\(words.joined(separator: " ").quoted) is no ACTION")
        }
        return .done
    }
}
