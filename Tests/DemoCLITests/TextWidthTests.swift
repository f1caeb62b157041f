import Testing

@testable import DemoCLI

@Suite("Text is measured in terminal cells", .timeLimit(.minutes(5)))
struct TextWidthTests {
    @Test(
        "A character takes as many cells as the terminal gives it",
        arguments: [
            ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇫🇷", 2), ("☎️", 2), ("한", 2), ("", 0),
        ])
    func width(text: String, cells: Int) {
        #expect(TextWidth.of(text) == cells)
        #expect(TextWidth.of(TextWidth.padded(text, to: 10)) == 10)
    }

    @Test("Lines break between words, and within long ones") func wrapping() {
        #expect(TextWidth.wrapped("one two three", to: 7) == ["one two", "three"])
        #expect(TextWidth.wrapped("abcdefgh", to: 3) == ["abc", "def", "gh"])
        #expect(TextWidth.wrapped("日本語", to: 5) == ["日本", "語"])
        #expect(TextWidth.wrapped("", to: 5) == [""])
    }
}
