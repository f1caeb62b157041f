import Domain

/// What “notes” can be asked for.
enum NotesAction: Equatable {
    case login(email: String)
    case logout
    case list
    case add(text: String)
    case edit(Note.ID, text: String)
    case delete(Note.ID)
    case sync
    case retry(Note.ID)
    case discard(Note.ID)

    /// How each is written, and what it does.
    static let usages = [
        ["login EMAIL", "open a session; the password comes from standard input"],
        ["logout", "forget the session; the notes stay until the account is back"],
        ["list", "show the notes as this file has them"],
        ["add TEXT", "add a note and print its id"],
        ["edit ID TEXT", "give a note another text"],
        ["delete ID", "delete a note"],
        ["sync", "send what waits, and fetch what is new"],
        ["retry ID", "send a rejected change again, or your side of a conflict"],
        ["discard ID", "forget a rejected change, or your side of a conflict"],
    ]

    static let names = usages.map { String($0[0].prefix { $0 != " " }) }

    init(_ words: [String]) throws {
        let operands = words.dropFirst()
        let (first, last) = (operands.first ?? "", operands.last ?? "")
        let action: NotesAction? =
            switch words.first {
            case "login": .login(email: first)
            case "logout": .logout
            case "list": .list
            case "add": .add(text: first)
            case "edit": .edit(first, text: last)
            case "delete": .delete(first)
            case "sync": .sync
            case "retry": .retry(first)
            case "discard": .discard(first)
            default: nil
            }
        let hint = NotesCommand.page.hint
        guard let action, let name = words.first else {
            let found = words.first.map { "\($0.quoted) is no action of notes" }
            throw Problem(
                .usage,
                "\(found ?? "notes needs an action"); there are: "
                    + Self.names.joined(separator: ", "))
        }
        let usage = Self.usages.first { $0[0].hasPrefix(name) }?[0] ?? name
        guard operands.count == usage.split(separator: " ").count - 1 else {
            throw Problem(
                .usage, "write it as “notes \(usage)”, a text of several words in quotes; \(hint)")
        }
        self = action
    }
}
