import Testing

@testable import DemoCLI

@Suite("A terminal is sent what has changed, and shows the frame")
struct FrameTests {
    private let size = Size(columns: 12, rows: 3)
    private let writer = FrameWriter(hasColour: true)

    @Test func everyLineIsAsWideAsTheScreen() {
        for text in ["", "short", "日本語日本語日本語", "e\u{301}e\u{301}", "a日本語日本語日本語", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"] {
            let line = StyledLine(text).fitted(to: 12)
            #expect(line.width == 12)
            #expect(TextWidth.of(line.text) == 12, "\(text)")
        }
        #expect(StyledLine("abcdef").fitted(to: 4).text == "abc…")
        #expect(StyledLine("日本語").fitted(to: 4).text == "日… ")
    }

    @Test func onlyChangedLinesAreWritten() {
        let old = frame("one", "two", "three")
        #expect(writer.text(from: old, to: old).isEmpty)
        let text = writer.text(from: old, to: frame("one", "TWO", "three"))
        #expect(text == "\u{1B}[?25l\u{1B}[2;1HTWO         ")
        let all = writer.text(from: nil, to: old)
        #expect(all.contains("\u{1B}[2J"))
        #expect(all.contains("one") && all.contains("two") && all.contains("three"))
    }

    @Test func anotherSizeIsWrittenInFull() {
        let old = Frame([StyledLine("one")], size: Size(columns: 5, rows: 1))
        #expect(writer.text(from: old, to: frame("one", "", "")).contains("\u{1B}[2J"))
    }

    @Test func theCursorShowsWhereSomethingIsTyped() {
        let old = frame("one", "", "")
        let new = Frame(old.lines, size: size, cursor: .init(row: 1, column: 4))
        #expect(writer.text(from: old, to: new) == "\u{1B}[?25l\u{1B}[2;5H\u{1B}[?25h")
        #expect(writer.text(from: new, to: old) == "\u{1B}[?25l")
    }

    @Test func whatIsWrittenIsWhatIsSeen() {
        let frames = [
            frame("one", "日本 two", "e\u{301} three"), frame("", "日 x", "e\u{301} thr"),
            frame("full width!!", "", ""),
        ]
        var screen = TerminalScreen(columns: size.columns, rows: size.rows)
        var shown: Frame?
        for frame in frames {
            screen.receive(writer.text(from: shown, to: frame))
            shown = frame
            #expect(screen.lines == frame.lines.map { $0.fitted(to: size.columns).text })
        }
    }

    @Test func whatMustNotBeOverlookedStandsOutWithoutColour() {
        let alarm = Frame([StyledLine("≠", .alarming)], size: size)
        #expect(writer.text(from: nil, to: alarm).contains("\u{1B}[1;37;41m"))
        let plain = FrameWriter(hasColour: false)
        #expect(plain.text(from: nil, to: alarm).contains("\u{1B}[1;7m"))
        let marked = Frame([StyledLine("*", .changed)], size: size)
        #expect(!plain.text(from: nil, to: marked).contains("m*"))
    }

    private func frame(_ lines: String...) -> Frame {
        Frame(lines.map { StyledLine($0) }, size: size)
    }
}
