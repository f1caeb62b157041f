import Testing

@testable import DemoCLI

@Suite("Bytes become keys, in whatever pieces they arrive")
struct KeyDecoderTests {
    private static let samples: [(bytes: String, keys: [Key])] = [
        ("r2o", ["r", "2", "o"]),
        (
            "\r\n\t\u{7F}\u{8}\u{15}\u{C}",
            [
                .enter, .enter, .tab, .backspace, .backspace, .eraseLine, .redraw,
            ]
        ),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
        ("\u{1B}[H\u{1B}[1~\u{1B}[4~\u{1B}[3~\u{1B}[Z", [.home, .home, .end, .delete, .backTab]),
        ("é日👩", ["é", "日", "👩"]),
        ("\u{1B}[200~two\r\u{1B}[Alines\u{1B}[201~x", [.paste("two\r\u{1B}[Alines"), "x"]),
        // What means nothing does nothing.
        ("\u{1B}[15~\u{1B}[1;5A\u{1B}x\u{0}q", ["q"]),
    ]

    @Test(arguments: samples.indices) func inOnePiece(index: Int) {
        var decoder = KeyDecoder()
        #expect(
            decoder.keys(from: Array(Self.samples[index].bytes.utf8)) == Self.samples[index].keys)
    }

    @Test(arguments: samples.indices) func byteByByte(index: Int) {
        var decoder = KeyDecoder()
        let keys = Self.samples[index].bytes.utf8.flatMap { decoder.keys(from: [$0]) }
        #expect(keys == Self.samples[index].keys)
    }

    @Test func anEscapeAloneIsAKeyAfterAPause() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0x1B]).isEmpty)
        #expect(decoder.keyAfterPause() == .escape)
        #expect(decoder.keyAfterPause() == nil)
        #expect(decoder.keys(from: [0x1B, 0x1B]) == [.escape])
        #expect(decoder.keyAfterPause() == .escape)
    }

    @Test func aPauseWithinASequenceChangesNothing() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0x1B, UInt8(ascii: "[")]).isEmpty)
        #expect(decoder.keyAfterPause() == nil)
        #expect(decoder.keys(from: [UInt8(ascii: "A")]) == [.up])
    }

    @Test func brokenTextDoesNotHoldUpWhatFollows() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0xFF, 0xC3, 0x28, 0x71]) == ["q"])
        let endless = [0x1B, UInt8(ascii: "[")] + [UInt8](repeating: 0x30, count: 40)
        #expect(decoder.keys(from: endless + Array("q".utf8)).last == "q")
    }
}
