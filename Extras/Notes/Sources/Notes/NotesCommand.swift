import Foundation
import NotesDI

/// A command line program that stores notes in a folder. `swift run Notes help` shows how to use it.
@main
struct NotesProgram {
    static func main() async {
        // Opens each standard stream that is closed. Otherwise, a file that is opened later would get the
        // number of that stream, and output could go into the file.
        while (STDIN_FILENO...STDERR_FILENO).contains(open("/dev/null", O_RDWR)) {}
        exit(await run(Array(CommandLine.arguments.dropFirst()), on: Console()).rawValue)
    }

    /// Performs the action that these words name. Prints a failure as one line.
    @MainActor
    static func run(_ words: [String], on console: Console) async -> ExitCode {
        do {
            // Swift replaces bytes that are not UTF-8 by this character. After that, the argument could
            // name another file than the user meant.
            if words.contains(where: { $0.contains("\u{FFFD}") }) {
                throw Problem(.usage, "an argument is not UTF-8 text; rename what it names")
            }
            try await perform(Arguments(words), console)
            return .done
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }

    @MainActor
    private static func perform(_ arguments: Arguments, _ console: Console) async throws {
        let (verb, options) = (arguments.operands.first, arguments.options)
        if verb == "help" {
            return try console.print(help.split(separator: "\n", omittingEmptySubsequences: false))
        }
        guard let verb, let path = options["--folder"] else {
            throw Problem(usage: "Notes needs something to do, such as list, and a --folder")
        }
        if verb != "login", !FileManager.default.fileExists(atPath: path) {
            throw Problem(.noInput, "\(path.quoted) does not exist; Notes login EMAIL makes it")
        }
        let server =
            options["--server"] ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
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

    private static let help = """
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
}
