import DI
import Foundation

extension Command {
    static let notes = Command(
        usage:
            "notes ACTION --folder FOLDER [--server URL] \(Pattern.option) [--format table|json]",
        summary: "keep notes offline, and bring them to a server and back",
        details: """
            ACTION is one of these:

              login EMAIL   open a session; the password comes from standard input
              logout        end the session; the notes stay until the account is back
              list          show the notes as this folder has them
              add TEXT      add a note and print its id
              edit ID TEXT  give a note another text
              delete ID     delete a note
              sync          send what waits, and fetch what is new
              retry ID      send a rejected change again, or your side of a conflict
              discard ID    forget a rejected change, or your side of a conflict

            FOLDER is one that the app can open, too; login makes it. Without --server, or
            SIDEBYSIDE_SERVER, the notes stay on this device, and al@x.test logs in with
            enigma. A change is on the disk when its action ends, and sent if that takes no
            longer than two seconds. Texts and ids that begin with a dash come after --.
            sync exits with 0 when all is synced, 65 when something is to be decided, 75
            when something waits, 77 for a new login.
            """
    ) { arguments, console in
        guard let path = arguments["--folder"] else {
            throw arguments.problem("notes needs a folder, as --folder FOLDER")
        }
        let words = arguments.operands
        let (id, text) = (words.count > 1 ? words[1] : "", words.last ?? "")
        let action = words.first.map { ($0, words.count) }
        let folder = try NotesFolder(
            path: path, isNew: action?.0 == "login", server: arguments["--server"],
            pattern: arguments.pattern, console: console)
        switch action {
        case ("login", 2)?: try await folder.logIn(email: id)
        case ("logout", 1)?: try await folder.logOut()
        case ("list", 1)?: try await folder.list(asJSON: arguments.isJSON)
        case ("add", 2)?: try await folder.write(text, to: nil)
        case ("edit", 3)?: try await folder.write(text, to: id)
        case ("delete", 2)?: try await folder.change(id, "Deleted \(id.quoted).") { $0.delete(id) }
        case ("retry", 2)?: try await folder.change(id, "Retried \(id.quoted).") { $0.retry(id) }
        case ("discard", 2)?:
            try await folder.change(id, "Discarded \(id.quoted).") { $0.discard(id) }
        case ("sync", 1)?:
            try await folder.sync()
            try console.print(["Synced."])
        default:
            throw arguments.problem(
                "\(words.joined(separator: " ").quoted) is no ACTION with its words")
        }
        return .done
    }
}
