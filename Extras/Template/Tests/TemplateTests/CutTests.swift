import Testing

@testable import Template

@Suite("Code that uses a feature is cut out of a source", .timeLimit(.minutes(5)))
struct CutTests {
    private let users = Noun(singular: "User", plural: "Users")

    @Test(
        "Cut out",
        arguments: [
            // A statement is cut together with its comments, and with the lines below it that are
            // indented further.
            (
                "let a = 1\n/// Why.\n///\n/// And how.\nlet users = 2\nlet b = 3\n",
                "let a = 1\nlet b = 3\n"
            ),
            (
                "switch a {\ncase .users(let i):\n    act(i)\ncase .b: act()\n}\nlet c = 1\n",
                "switch a {\ncase .b: act()\n}\nlet c = 1\n"
            ),
            (
                "struct A {\n    @Binding\n    var user: User\n    let b = 1\n}\n",
                "struct A {\n    let b = 1\n}\n"
            ),
            (
                "struct A {\n    @Key(\\.a) var user: User\n    @Key(\\.b) var b: B\n}\n",
                "struct A {\n    @Key(\\.b) var b: B\n}\n"
            ),
            // An element on a separate line is cut alone. Any other element is cut with its statement.
            ("make(\n    a: a,\n    users: b,\n    c: c,\n)\n", "make(\n    a: a,\n    c: c,\n)\n"),
            ("make(\n    users: b {\n        c\n    },\n    c: c,\n)\n", "make(\n    c: c,\n)\n"),
            ("a = b\nmake(a, user)\n", "a = b\n"),
            (
                "struct S<\n    A: View,\n    Users: View,\n>: View {\n    let a = 1\n}\n",
                "struct S<\n    A: View,\n>: View {\n    let a = 1\n}\n"
            ),
            // If an `if` is cut, its `else` branch stays.
            ("if let user {\n    a()\n} else {\n    b(user)\n    c()\n}\n", "    c()\n"),
            // An empty block is cut, too. So are a test that uses the feature, and a blank line at the
            // end of a block.
            ("{\n    let a = 1\n\n    let user = 2\n}\n", "{\n    let a = 1\n}\n"),
            ("func a() {\n    users.load()\n}\nlet b = 1\n", "let b = 1\n"),
            (
                "@Test(\n    \"A func\", arguments: [1])\n@MainActor\nfunc a() {\n    check(users)\n    check(a)\n}\nlet a = 1\n",
                "let a = 1\n"
            ),
            // Words in strings and comments are ignored.
            ("say(\"users\") // users\n", "say(\"users\") // users\n"),
        ])
    func cut(source: String, expected: String) throws {
        let rest = try #require(source.cut(users.isNamed))
        #expect(rest == expected)
    }

    @Test("A source that is only about the feature is removed")
    func nothing() {
        #expect("import A\n\nextension UserError: ShownError {}\n".cut(users.isNamed) == nil)
    }

    @Test("Private types do not count as declared, because other files may use the same names")
    func declared() {
        let source =
            "private struct A {}\npublic final class B {\n    struct C {}\n}\nfunc d() {}\n"
        #expect(source.declared == ["B", "d"])
        #expect(source.types == ["B"])
    }

    @Test(
        "A line is added after the last similar line",
        arguments: [
            (
                "switch a {\ncase .users:\n    b()\ncase .orders: c()\ncase .tab: d()\n}\n",
                "switch a {\ncase .users:\n    b()\ncase .orders: c()\ncase .teams: e()\ncase .tab: d()\n}\n"
            ),
            (
                "switch a {\ncase .users: b()\n}\n",
                "switch a {\ncase .users: b()\ncase .teams: e()\n}\n"
            ),
            // An element of a list, which ends with a comma.
            (
                "f(\n    case .users: b(a, c),\n    orders: d,\n    tab: e,\n)\n",
                "f(\n    case .users: b(a, c),\n    orders: d,\n    case .teams: e()\n    tab: e,\n)\n"
            ),
            (
                "case .users: b()\n\n/// Of the orders.\nfunc a() {}\n",
                "case .users: b()\ncase .teams: e()\n\n/// Of the orders.\nfunc a() {}\n"
            ),
            (
                "case .users: b()\n/// What.\nfunc orders()\n    -> A\n{\n    b()\n}\nlet c = 1\n",
                "case .users: b()\n/// What.\nfunc orders()\n    -> A\n{\n    b()\n}\ncase .teams: e()\nlet c = 1\n"
            ),
        ])
    func added(source: String, expected: String) {
        var lines = Lines(source)
        let isAlike = { (line: Substring) in line.contains("orders") }
        let isAdded = lines.add(["case .teams: e()"], behind: "case .users: b(", isAlike)
        #expect(isAdded)
        #expect(lines.text == expected)
        let isAddedNowhere = !lines.add(["case .teams: e()"], behind: "case .items", isAlike)
        #expect(isAddedNowhere)
    }
}
