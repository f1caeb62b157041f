import DI
import Domain
import Foundation

/// Keeps notes in a file, and brings them to a server and back.
struct NotesCommand: Command {
    static let page = CommandPage(
        name: "notes", operands: "ACTION --file FILE",
        summary: "keep notes offline, and bring them to a server and back",
        details: """
            The actions:

            \(Columns.aligned(NotesAction.usages, indent: 2).map(\.text).joined(separator: "\n"))

            All but login and sync work offline. A change is on the disk when its action
            ends; it is also sent, if that takes no longer than two seconds. FILE.session
            has the account and its tokens, for you alone. Texts and ids that begin with a
            dash come after --.

            In what list prints as JSON, "sync" is synced, waiting, undecided or loggedOut;
            "status" of a note is synced, waiting, rejected or conflict.

            sync exits with 0 when all is synced, 65 when something was rejected or is in
            conflict, 75 when something waits for another try, 77 when you have to log in.
            """,
        options: [
            CommandPage.Option(
                name: "--file", value: "FILE", meaning: "where the notes are; made if not there"),
            CommandPage.Option(
                name: "--server", value: "URL", meaning: "for login; remembered afterwards"),
            .format("table", "json"),
        ],
        examples: [
            "notes login al@x.test --file a.json --server http://a.test",
            "notes add 'Buy milk' --file a.json",
        ])

    private let action: NotesAction
    private let path: String
    private let server: URL?
    private let format: String?

    init(_ arguments: Arguments) throws {
        action = try NotesAction(arguments.operands)
        guard let path = arguments["--file"] else {
            throw Problem(.usage, "notes needs a file, as --file FILE; \(Self.page.hint)")
        }
        self.path = path
        server = try arguments["--server"].map(Self.url)
        format = arguments["--format"]
        if case .login = action {
        } else if server != nil {
            throw Problem(.usage, "--server goes with login, which remembers it; leave it out")
        }
        if format != nil, action != .list {
            throw Problem(.usage, "--format goes with list; leave it out")
        }
    }

    @MainActor
    func run() async throws -> ExitCode {
        let place = NotesPlace(path)
        switch action {
        case .login(let email): return try await place.logIn(email, at: server)
        case .logout: return try await place.logOut()
        default: break
        }
        let screen = try await NotesScreen(place)
        switch action {
        case .login, .logout: return .done
        case .list: return try await screen.list(asJSON: format == "json")
        case .sync: return try await screen.sync()
        case .add(let text): return try await screen.add(text)
        case .edit(let id, let text): return try await screen.edit(id, text)
        case .delete(let id): return try await screen.delete(id)
        case .retry(let id): return try await screen.retry(id)
        case .discard(let id): return try await screen.discard(id)
        }
    }

    private static func url(_ text: String) throws -> URL {
        let parts = URLComponents(string: text)
        guard let parts, let url = parts.url, ["http", "https"].contains(parts.scheme),
            parts.host?.isEmpty == false, parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil
        else {
            throw Problem(
                .usage, "--server \(text.quoted) is no address; write it as http://127.0.0.1:8080")
        }
        return url
    }
}
