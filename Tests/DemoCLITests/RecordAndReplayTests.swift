import Foundation
import Testing

@Suite("What is recorded can be replayed, and a difference is told with its step and fields")
struct RecordAndReplayTests {
    private let scenario = "load\nanswer 1 ok\ndelete b\nanswer 2 fail Refused.\n"

    @Test(arguments: ["items", "app"]) func yesterdaysRecordingsReplay(name: String) throws {
        let outcome = try Program.run("replay", fixture(name))
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("Replayed: "))
    }

    @Test(arguments: ["items", "login", "users", "counter", "app"])
    func whatIsRecordedReplays(feature: String) throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try Program.run("compare", "--feature", feature, "--record", path).code == 0)
        let outcome = try Program.run("replay", path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(" steps of \(feature), in both patterns as recorded."))
    }

    @Test func theItemsOfAFileAreRecordedWithIt() throws {
        let items = try TemporaryFile(
            #"[{"id": "x", "name": "Xenia"}, {"id": "b", "name": "Bert"}]"#)
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(
            try Program.run(
                "compare", "-", "--items", items.path, "--record", path, input: scenario
            )
            .code == 0)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8).contains(#""visibleItems":["x"]"#))
        #expect(try Program.run("replay", path).code == 0)
    }

    @Test func theFirstDifferenceIsToldWithItsStepAndFields() throws {
        let text = try String(contentsOfFile: fixture("items"), encoding: .utf8)
        let changed = try TemporaryFile(
            text.replacingOccurrences(
                of: #""selectedItemID":"b","visibleItems":["a","b","c"]},"step":"select b""#,
                with: #""selectedItemID":"c","visibleItems":["a","c"]},"step":"select b""#))
        let outcome = try Program.run("replay", changed.path)
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                Different: MVVM shows something else after step 3, “select b”.
                  FIELD           RECORDED  REPLAYED
                  selectedItemID  c         b
                  visibleItems    a c       a b c

                """)
    }

    @Test func aFileThatIsThereIsNotOverwritten() throws {
        let file = try TemporaryFile("precious")
        let outcome = try Program.run("compare", "--record", file.path)
        #expect(outcome.code == 74)
        #expect(outcome.error.contains("\(file.path) exists already"))
        #expect(try file.text == "precious")
    }

    @Test(arguments: [
        ("", "line 1: this is not a recording"),
        ("load\nanswer 1 ok", "line 1: this is not a recording"),
        (#"{"feature":"items","format":"sidebyside-recording","version":9}"#, "version 9"),
        (#"{"feature":"chess","format":"sidebyside-recording","version":1}"#, "“chess” is not"),
        (
            #"{"feature":"items","format":"sidebyside-recording","version":1}"# + "\n{}",
            "line 2: a step should be"
        ),
        (
            #"{"feature":"items","format":"sidebyside-recording","version":1}"#
                + "\n" + #"{"screen":{},"step":"laod"}"#, "line 2: “laod” is not a step"
        ),
    ])
    func whatIsNoRecordingIsAnError(text: String, message: String) throws {
        let file = try TemporaryFile(text)
        let outcome = try Program.run("replay", file.path)
        #expect(outcome.code == 65)
        #expect(outcome.error.contains(message))
        #expect(outcome.error.filter(\.isNewline).count == 1)
    }

    @Test func usage() throws {
        #expect(try Program.run("replay").code == 64)
        #expect(try Program.run("replay", "a", "b").code == 64)
        #expect(try Program.run("replay", "/no/such/file").code == 66)
    }

    private func fixture(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).jsonl").path
    }

    private func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
            .path
    }
}
