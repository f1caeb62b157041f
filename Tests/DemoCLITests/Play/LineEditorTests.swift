import Testing

@testable import DemoCLI

@Suite("A line is typed, pasted, erased, and entered or not")
struct LineEditorTests {
    @Test func typing() {
        var editor = LineEditor(title: "Email", text: "a")
        for key: Key in ["b", "e", "\u{301}", .backspace, .up, "日"] {
            #expect(editor.press(key) == .editing)
        }
        #expect(editor.press(.enter) == .entered("ab日"))
        #expect(editor.press(.eraseLine) == .editing)
        #expect(editor.press(.enter) == .entered(""))
        #expect(editor.press(.escape) == .cancelled)
    }

    @Test func aPasteIsOneLineWithoutControls() {
        var editor = LineEditor(title: "Search")
        _ = editor.press(.paste("one\r\ntwo\u{1B}[31m\u{7}\n"))
        #expect(editor.text == "one two[31m")
    }

    @Test func notEvenTheLengthOfASecretShows() {
        var editor = LineEditor(title: "Password", isSecret: true)
        #expect(editor.shown == "")
        _ = editor.press(.paste("enigma"))
        #expect(editor.shown == "•••")
        #expect(editor.press(.enter) == .entered("enigma"))
    }
}
