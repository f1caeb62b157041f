import Testing

@testable import NotesServer

@Suite("The log")
struct LogTests {
    @Test("Characters that could move a cursor, end a line or hide text are escaped")
    func escaping() {
        let text = "a\u{1B}[2J\r\n\u{2028}\u{202E}\u{7F}\u{9B}é\u{1F469}\u{200D}"
        let escaped = text.escaped
        #expect(
            escaped == #"a\u{1B}[2J\r\n\u{2028}\u{202E}\u{7F}\u{009B}é\#u{1F469}\u{200D}"#)
        #expect(escaped.escaped == escaped)
    }
}
