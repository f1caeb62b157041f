import Testing

@testable import Template

@Suite(
    "What names a feature is cut out, or repeated, in the smallest part that can go by itself",
    .timeLimit(.minutes(5)))
struct EditorTests {
    private let cut = Editor(names: { $0.has("Users") || $0.has("users") })
    private let repeated = Editor(
        names: { $0.has("Users") || $0.has("users") },
        copy: { part, _ in
            part.replacing("Users", with: "Teams").replacing("users", with: "teams")
        })

    @Test(
        "Cut out",
        arguments: [
            // A statement goes with its comments, what it opens, and what is indented further.
            ("let a = 1\n/// Why.\nlet users = 2\nlet b = 3\n", "let a = 1\nlet b = 3\n"),
            (
                "struct S {\n    let users: Int\n    let a: Int\n}\n",
                "struct S {\n    let a: Int\n}\n"
            ),
            (
                "switch a {\ncase .users(let i):\n    act(i)\ncase .b: act()\n}\n",
                "switch a {\ncase .b: act()\n}\n"
            ),
            (
                "switch a {\ncase .users, .b: act()\ncase .c, .users(1): act()\n}\n",
                "switch a {\ncase .b: act()\ncase .c: act()\n}\n"
            ),
            ("@Test(\"A name\")\nfunc users() {\n    act()\n}\nlet a = 1\n", "\nlet a = 1\n"),
            // An element of a list goes alone; with the last one, so does what has the list.
            ("make(a: a, users: b, c: c)\n", "make(a: a, c: c)\n"),
            (
                "struct Tabs<A: View, Users: View> {\n    let a: A\n}\n",
                "struct Tabs<A: View> {\n    let a: A\n}\n"
            ),
            ("let a = 1\nuse(users)\n", "let a = 1\n"),
            // An element of an array is never cut in part, but an array in it is.
            ("let a = [one(1), two { users() }]\n", "let a = [one(1)]\n"),
            ("let a = [t(name: 1, on: [b, users])]\n", "let a = [t(name: 1, on: [b])]\n"),
            // An array of a declared type may be empty.
            ("let a: [Int] = [users]\nuse(a)\n", "let a: [Int] = []\nuse(a)\n"),
            ("let a: [Users] = [b]\nlet b = 1\n", "let b = 1\n"),
            // Links of a chain, operands, and closures behind a call.
            ("a\n    .b()\n    .users { c() }\n    .d()\n", "a\n    .b()\n    .d()\n"),
            ("let a = b + users + c\n", "let a = b + c\n"),
            ("return users.isOn || b\n", "return b\n"),
            (
                "tabs {\n    a()\n} users: {\n    b()\n} c: {\n    d()\n}\n",
                "tabs {\n    a()\n} c: {\n    d()\n}\n"
            ),
            // A condition goes with its block.
            ("if a && users {\n    act()\n}\nact()\n", "\nact()\n"),
            // What is called keeps its closure.
            ("Stack(path: users) {\n    a()\n}\n", "Stack {\n    a()\n}\n"),
            // Words in a text are none, unless they are code.
            ("say(\"users\")\nsay(\"\\(users)\")\n", "say(\"users\")\n"),
        ])
    func cutOut(source: String, expected: String) {
        #expect(words(cut.edited(source)) == words(expected))
    }

    @Test("A test that loses a constant goes, one that loses an expectation stays")
    func tests() {
        let source = """
            @Test func a() {
                let x = users.first
                check(x)
            }
            @Test func b() {
                check(users)
                check(c)
            }
            """
        #expect(words(cut.edited(source)) == words("@Test func b() { check(c) }"))
    }

    @Test(
        "Repeated",
        arguments: [
            ("let users = 2\n", "let users = 2\nlet teams = 2\n"),
            (
                "struct S {\n    let users: Users\n}\n",
                "struct S {\n    let users: Users\n    let teams: Teams\n}\n"
            ),
            ("make(users: a)\n", "make(users: a, teams: a)\n"),
            ("use(users)\n", "use(users)\nuse(teams)\n"),
            ("let all = [Users.self]\n", "let all = [Users.self, Teams.self]\n"),
            ("return users.isOn || b\n", "return users.isOn || teams.isOn || b\n"),
            (
                "switch a {\ncase .b, .users: act()\n}\n",
                "switch a {\ncase .b, .users, .teams: act()\n}\n"
            ),
            (
                "func lift(_ a: Effect<Users>) {}\n",
                "func lift(_ a: Effect<Users>) {}\nfunc lift(_ a: Effect<Teams>) {}\n"
            ),
        ])
    func repeatedUnderAnotherName(source: String, expected: String) {
        #expect(words(repeated.edited("let a = 1\n" + source)) == words("let a = 1\n" + expected))
    }

    @Test("Nothing is lost where nothing is named, whatever the source has in it")
    func untouched() {
        let source = """
            let a = "a \\(b("c")) \\"" + #"raw "users\\"# // users, a < b
            func f<T>(_ x: [T: Int]) -> Bool { x.count < 3 && 4 > 2 }
            let text = \"""
                of several "lines"
                \"""
            #if DEBUG
            #endif
            """
        #expect(cut.edited(source) == source)
    }

    /// Without white space, which is the formatter's business.
    private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
