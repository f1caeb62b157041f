import Foundation
import NotesDI

extension NotesProgram {
    static let help = """
        Notes: keep notes offline, and bring them to a server and back

          swift run Notes ACTION --folder FOLDER [--server URL] [--format table|json]

        ACTION is one of these:

          login EMAIL   open a session; the password is read from standard input
          logout        end the session; the notes stay until the account is back
          list          show the notes as this folder has them
          add TEXT      add a note; the second word of the answer is its id
          edit ID TEXT  give a note another text
          delete ID     delete a note
          sync          send what waits, and fetch what is new
          retry ID      send a rejected change again, or your side of a conflict
          discard ID    forget a rejected change, or your side of a conflict

        login makes FOLDER. Without --server, or SIDEBYSIDE_SERVER, notes stay on this
        device, al@x.test logs in with enigma, and the list begins with two samples. A
        change is on the disk when its action ends, and sent if that takes at most two
        seconds. sync ends with 65 if something is to be decided. Texts and ids that
        begin with a dash come after --.

        Exit codes: 0 done; 1 failed; 64 usage; 65 bad data; 66 no such file;
        74 reading or writing failed; 75 no answer yet; 77 log in.
        """

    @MainActor
    static func perform(_ arguments: Arguments, _ console: Console) async throws {
        guard let verb = arguments.operands.first, let path = arguments["--folder"] else {
            throw arguments.problem("Notes needs something to do, such as list, and a --folder")
        }
        if verb != "login", !FileManager.default.fileExists(atPath: path) {
            throw Problem(.noInput, "\(path.quoted) does not exist; Notes login EMAIL makes it")
        }
        let server =
            arguments["--server"] ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        let address = try server.map { try NotesContainer.serverAddress($0) }
        let folder = URL(fileURLWithPath: path)
        let onWait = { @MainActor @Sendable (process: Int32?) in
            let name = process.map { "process \($0)" } ?? "another process"
            console.printError("\(name) is sending this account's notes; waiting until it is done")
        }
        let live = try? NotesContainer.live(folder: folder, server: address, onWait: onWait)
        guard let container = live else {
            throw Problem(.inputOutput, "\(path.quoted) can't be made; name a folder to write to")
        }
        let notes = NotesFolder(
            path: path, container: container, server: address?.absoluteString, console: console)
        try await notes.run(arguments)
    }
}
