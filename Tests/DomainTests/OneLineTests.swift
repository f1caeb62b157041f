import Domain
import Testing

@Suite("Text from outside is shown in one line, with its hidden characters escaped")
struct OneLineTests {
    @Test("Every scalar that could do harm is escaped, by itself, once")
    func escaped() {
        let hostile =
            "a\r\n\0\u{1B}\u{9B}\u{200B}\u{200E}\u{202E}\u{2028}\u{2066}\u{FEFF}\u{E0041}b"
        let line = hostile.oneLine()
        #expect(
            line == "a\\u000d\\u000a\\u0000\\u001b\\u009b\\u200b\\u200e\\u202e\\u2028\\u2066\\ufeff"
                + "\\udb40\\udc41b")
        #expect(line.oneLine() == line)
    }

    @Test("A joiner or a variation selector beside a visible character is not escaped")
    func joined() {
        let shown =
            "日本 Cafe\u{301} ☎️ 👨\u{200D}👩 ❤\u{FE0F}\u{200D}🔥 می\u{200C}خواهم ক\u{200D}\u{9CD}য"
        #expect(shown.oneLine() == shown)
        let hidden =
            "\u{FE0F}a\u{200D} \u{200D}b\u{200C}\u{200D}c\u{200D}\u{202E}d☎\u{FE0F}\u{FE0E}\u{3164}"
        let escaped = #"\ufe0fa\u200d \u200db\u200c\u200dc\u200d\u202ed☎\#u{FE0F}\ufe0e\u3164"#
        #expect(hidden.oneLine() == escaped)
    }

    @Test("A long text is cut and marked", arguments: [("ab", "ab"), ("a\n\u{301}", "a\\u000a…")])
    func cut(text: String, expected: String) { #expect(text.oneLine(limit: 2) == expected) }
}
