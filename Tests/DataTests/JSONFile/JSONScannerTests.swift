import Foundation
import Testing

@testable import Data

@Suite("The scanner accepts what RFC 8259 allows, and nothing else")
struct JSONScannerTests {
    /// A number that no `Double` holds is still a number.
    private static let tooLargeForFoundation = "1e999999"

    static let accepted = [
        "0", "-0", "10", "-12.50", "1e9", "1E+9", "1.5e-300", "12345678901234567890123456789012345",
        tooLargeForFoundation, "true", "false", "null", #""""#, #""a""#, #"{}"#, "[]", "[[],{}]",
        " [ 1 , 2 ]\r\n\t",
        #"{"a":{"b":[null,true,{"c":"d"}]},"a":1}"#, #"{"":0}"#, #""\"\\\/\b\f\n\r\t\u00e9\u00E9""#,
        #""\u0000""#, "\"\u{7F}\"", "\"é\u{301}字🙂\u{10FFFF}\"", #""\uD83D\uDE42""#,
    ]

    static let refused = [
        "", " ", "{", "[", "\"", "]", "}", ",", ":", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]",
        "[1}",
        "{]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{\"a\":1 \"b\":2}", "{a:1}", "{'a':1}",
        "{1:1}",
        "{\"a\"1}", "{\"a\"::1}", "01", "-", "+1", ".5", "5.", "-.5", "1e", "1e+", "1.e1", "0x10",
        "1_000",
        "Infinity", "NaN", "nul", "nulll", "True", "undefined", "1 1", "1,", "// c\n1", "/* c */ 1",
        "\"a\nb\"", "\"\t\"", "\"\u{0}\"", #""\a""#, #""\'""#, #""\u12""#, #""\u12G4""#,
        #""\U0041""#,
        #""\"#, "'a'", "\u{A0}1", "\u{2028}1", "\u{FEFF}1", "1\u{0}", "\u{C}1",
    ]

    /// Bytes that are not UTF-8, inside a string.
    static let malformed: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
        [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80],
        [0xED, 0xBF, 0xBF],
        [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x99],
        [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ]

    @Test(arguments: accepted) func acceptsJSON(text: String) {
        #expect(accepts(Array(text.utf8)))
        if text != Self.tooLargeForFoundation { #expect(foundationAccepts(Array(text.utf8))) }
    }

    @Test(arguments: refused) func refuses(text: String) {
        #expect(!accepts(Array(text.utf8)))
    }

    @Test(arguments: malformed) func refusesMalformedUTF8(bytes: [UInt8]) {
        #expect(!accepts([.quote] + bytes + [.quote]))
        #expect(!foundationAccepts([.quote] + bytes + [.quote]))
    }

    /// What the two are known to answer differently is left out: see the file format's article.
    @Test func agreesWithFoundationOnEveryOneByteChange() {
        let text = Array(#"[{"id": "1\n", "x": [-1.5e3, true, null]}, {"é": {}}]"#.utf8)
        for index in text.indices {
            for byte in Array(" \t\n\u{0}\"\\{}[]:,-+.eE019tfnu/a'".utf8) + [0x80, 0xC3, 0xFF] {
                var changed = text
                changed[index] = byte
                #expect(
                    accepts(changed) == foundationAccepts(changed),
                    "\(String(decoding: changed, as: UTF8.self))")
            }
        }
    }

    @Test func agreesWithFoundationOnEveryPrefix() {
        let text = Array(#" {"id": "\u00e9\"", "x": [-1.5e3, true, null, {"y": []}]} "#.utf8)
        for count in text.indices {
            let prefix = Array(text[..<count])
            #expect(accepts(prefix) == foundationAccepts(prefix))
        }
    }

    @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
    func aHundredThousandLevelsDoNotExhaustTheStack(opening: String) {
        let depth = 100_000
        let closing = String(opening.reversed().compactMap { ["[": "]", "{": "}"][$0] })
        let open = String(repeating: opening, count: depth)
        #expect(accepts(Array((open + "0" + String(repeating: closing, count: depth)).utf8)))
        #expect(!accepts(Array(open.utf8)))
        #expect(
            !accepts(Array((open + "0" + String(repeating: closing, count: depth - 1)).utf8)))
    }

    @Test func plainTextOfAnyLengthIsPassed() {
        for count in 0..<40 {
            for special in ["\"", "\\n\"", "é\"", "\u{1F}\"", "\u{7F}\""] {
                let text = "\"" + String(repeating: "~", count: count) + special
                #expect(accepts(Array(text.utf8)) == !special.contains("\u{1F}"), "\(text)")
            }
        }
    }
}
