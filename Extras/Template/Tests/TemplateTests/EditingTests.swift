import Testing

@testable import Template

@Suite("What names a feature is cut out of a source, or repeated in it", .timeLimit(.minutes(5)))
struct EditingTests {
    private let users = Noun(singular: "User", plural: "Users")

    @Test(
        "Cut out",
        arguments: [
            // A statement goes with its comments and what is indented further.
            ("let a = 1\n/// Why.\nlet users = 2\nlet b = 3\n", "let a = 1\nlet b = 3\n"),
            (
                "switch a {\ncase .users(let i):\n    act(i)\ncase .b: act()\n}\n",
                "switch a {\ncase .b: act()\n}\n"
            ),
            // An element goes alone if it is labelled for it; if not, so does what has the list.
            ("make(a: a, users: b, c: c)\n", "make(a: a, c: c)\n"),
            ("a = b\nmake(a, user)\n", "a = b\n"),
            ("struct S<A: View, Users: View> {\n}\n", "struct S<A: View> {\n}\n"),
            (".merge(f(.items), f(.users))\n", ".merge(f(.items))\n"),
            // So does a closure, and an operand.
            ("T(x, a: {\n    a()\n}, users: {\n    b()\n})\n", "T(x, a: {\n    a()\n})\n"),
            ("a.isOn || users.isOn || c\n", "a.isOn || c\n"),
            // What others call stays.
            (
                "func f() -> Effect<Self> {\n    g(.users)\n}\n",
                "func f() -> Effect<Self> { .none }\n"
            ),
            ("func saveDrafts() {\n    users.save()\n}\n", "func saveDrafts() {}\n"),
            (
                "case .left: return reduce(&state, intent: .users(.left))\ncase .b: act()\n",
                "case .left: return .none\ncase .b: act()\n"
            ),
            // Of a condition on it, what is done otherwise stays.
            ("if let user {\n    a()\n} else {\n    b(user)\n    c()\n}\n", "c()\n"),
            // A test goes as a whole.
            (
                "@Test(\"A\")\nfunc a() {\n    check(users)\n    check(a)\n}\nlet a = 1\n",
                "\nlet a = 1\n"
            ),
            // Words in texts and comments are none.
            ("say(\"users\") // users\n", "say(\"users\") // users\n"),
        ])
    func cut(source: String, expected: String) throws {
        let rest = try #require(Editor(names: users.isNamed).edited(source + "\n"))
        #expect(rest.words == expected.words)
    }

    @Test("Of a source that is about nothing else, nothing is left")
    func nothing() {
        #expect(
            Editor(names: users.isNamed).edited("extension UserError: StorageError {}\n") == nil)
    }

    @Test(
        "Repeated behind itself",
        arguments: [
            ("let users = 2\n", "let users = 2\nlet teams = 2\n"),
            (
                "case users\ncase notes\n\ncase other\n",
                "case users\ncase teams\ncase notes\n\ncase other\n"
            ),
            ("make(users: a, notes: b, c: c)\n", "make(users: a, teams: a, notes: b, c: c)\n"),
            (".merge(f(.users))\n", ".merge(f(.users), f(.teams))\n"),
            ("struct S<Users: View> {\n}\n", "struct S<Users: View, Teams: View> {\n}\n"),
            (
                "func receive(_ a: UsersEvent) {}\n",
                "func receive(_ a: UsersEvent) {}\nfunc receive(_ a: TeamsEvent) {}\n"
            ),
        ])
    func repeated(source: String, expected: String) {
        let teams = Renaming(from: users, to: Noun(singular: "Team", plural: "Teams"))
        let editor = Editor(names: users.isNamed, copy: teams.renamed)
        #expect(
            editor.edited("let a = 1\n" + source)?.words == ("let a = 1\n" + expected).words)
    }

    @Test("What a source is read into, is the source again")
    func roundTrip() {
        let source = """
            let a = "a \\(b("c")) \\"" + #"raw "users\\"# // users, a < b
            func f<T>(_ x: [T: Int]) -> Bool { x.count < 3 && 4 > 2 }
            let text = \"""
                of several "lines"
                \"""
            """
        #expect([Node](source: source).text == source)
    }
}

extension String {
    /// Without white space, which is the formatter's business.
    fileprivate var words: String { filter { !$0.isWhitespace } }
}
