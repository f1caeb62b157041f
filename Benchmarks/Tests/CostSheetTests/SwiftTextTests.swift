import CostCounting
import Testing

@Suite("Lines and types of Swift source")
struct SwiftTextTests {
    @Test(arguments: [
        ("", 0),
        ("\n\n  \n\t\n", 0),
        ("// said\n    /// said\n", 0),
        ("let a = 1 // said\n", 1),
        ("let a = 1", 1),
        ("let a = 1\r\n\r\n// said\r\n", 1),
        ("}\n)\n", 2),
        ("/* said\n\n said */\nlet a = 1\n", 1),
        ("/* said /* within */ still\nsaid */ let a = 1\n", 1),
        ("/* said */ let a = 1 /* said */\n", 1),
    ])
    func aLineOfCodeIsNeitherBlankNorOnlyAComment(text: String, lines: Int) {
        #expect(SwiftText(text).linesOfCode == lines)
    }

    @Test(arguments: [
        #"let a = "https://a.test" /*"# + "\n*/\n" + #"let b = 1"#,
        #"let a = "\" // said"; /*"# + "\n*/\nlet b = 1",
        ##"let a = #"\" // said" /*"# /*"## + "\n*/\nlet b = 1",
        #"let a = "\(b(")", c("/*")))" /*"# + "\n*/\nlet b = 1",
    ])
    func whatAStringSaysIsNoComment(text: String) {
        #expect(SwiftText(text).linesOfCode == 2)
    }

    @Test func aLongStringIsCodeButItsBlankLinesAreBlank() {
        let text = "let a = \"\"\"\n    // \"said\"\n\n    /* \\\"\"\" */\n    \"\"\"\n// said\n"
        #expect(SwiftText(text).linesOfCode == 4)
    }

    @Test(arguments: [
        ("struct A {}", 1),
        ("public final class A: B {}\nactor C<D> {}\nprivate protocol E {}\n", 3),
        ("struct A {\n    enum B {\n        class C {}\n    }\n}", 3),
        ("indirect enum A { case b }", 1),
        ("struct\n    A {}", 1),
        ("enum `Type` {}\nstruct _A {}", 2),
        ("extension A { struct B {} }\ntypealias C = A", 1),
    ])
    func aTypeIsADeclaration(text: String, types: Int) {
        #expect(SwiftText(text).types == types)
    }

    @Test(arguments: [
        "// struct A {}\n/* enum B {} */",
        "let a = \"struct A\"\nlet b = \"\"\"\n    class C {}\n    \"\"\"",
        "class func a() {}\nclass var b: Int { 1 }",
        "switch a { case .struct: B() }\nlet c = [D.class]",
        "let a: Kind = .struct\nB.c()",
        "import struct Foundation.Date\nimport class A.B",
        "let actor = Actor()\nfunc a(actor name: String, in substruct: Int) {}",
        "func a<T: AnyObject>(_ protocolStruct: T) {}",
    ])
    func theWordAloneIsNoType(text: String) {
        #expect(SwiftText(text).types == 0)
    }

    @Test func theCodeWithinAStringIsCode() {
        #expect(SwiftText(#"let a = "\({ struct B {}; return "struct C {}" }())""#).types == 1)
    }
}
