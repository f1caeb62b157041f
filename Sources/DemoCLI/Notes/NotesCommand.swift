import DI
import Foundation

extension Command {
    static let notes = Command(
        usage: "notes ACTION --folder FOLDER [--server URL] [--format table|json]",
        summary: "keep notes offline, and bring them to a server and back",
        details: """
            ACTION is one of these:

              login EMAIL   open a session; the password is read from standard input
              logout        end the session; the notes stay until the account is back
              list          show the notes as this folder has them
              add TEXT      add a note and print its id
              edit ID TEXT  give a note another text
              delete ID     delete a note
              sync          send what waits, and fetch what is new
              retry ID      send a rejected change again, or your side of a conflict
              discard ID    forget a rejected change, or your side of a conflict

            login makes FOLDER. Without --server, or SIDEBYSIDE_SERVER, notes stay on this
            device, and al@x.test logs in with enigma. A change is on the disk when its
            action ends, and sent if that takes at most two seconds. sync ends with 65 if
            something is to be decided. Texts and ids that begin with a dash come after --.
            """
    ) { arguments, console in
        guard let verb = arguments.operands.first, let path = arguments["--folder"] else {
            throw arguments.problem("notes needs something to do, such as list, and a --folder")
        }
        if verb != "login" {
            try InputFile(path: path).check(remedy: "notes login EMAIL makes it")
        }
        let server =
            arguments["--server"] ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        let address = try server.map { try Container.serverAddress($0) }
        let folder = URL(fileURLWithPath: path)
        guard let container = try? Container.live(folder: folder, server: address) else {
            throw Problem(.inputOutput, "\(path.quoted) can't be made; name a folder to write to")
        }
        let place = server.map { "at \($0.quoted)" } ?? "on this device"
        let notes = NotesFolder(path: path, container: container, place: place, console: console)
        try await notes.run(arguments)
    }
}
