import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("play is a terminal program: keys go in, a screen comes out, and the terminal is given back")
struct PlayTests {
    @Test func aRaceIsPlayedByHandSavedAndCompared() throws {
        let file = try TemporaryFile("")
        let terminal = try PseudoTerminal(["play"])
        try terminal.expect("open requests")
        terminal.type("rr")
        try terminal.expect("▸2 load")
        terminal.type("2o")
        try terminal.expect("given up: nobody waits for it")
        terminal.type("1f")
        try terminal.expect("Answer 1 changed nothing: nobody waited for it any more.")
        try terminal.expect("= equal")
        terminal.type("s\u{15}\(file.path)\r")
        try terminal.expect("write over it? Type y")
        terminal.type("y\r")
        try terminal.expect("Saved.")
        terminal.type("q")
        #expect(terminal.end() == (0, 0))
        #expect(!terminal.screen.isAlternate)
        #expect(try file.text == "load\nload\nanswer 2 ok\nanswer 1 fail Offline.\n")
        let outcome = try Program.run("compare", file.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("Equal: the patterns agree after each of 4 steps."))
    }

    @Test func aScenarioIsLoadedAndSteppedThrough() throws {
        let file = try TemporaryFile("# Gone at once.\nload\nanswer 1 ok\ndelete b\n")
        let terminal = try PseudoTerminal(["play", file.path])
        try terminal.expect("step 0 of 3")
        try terminal.expect("Gone at once.")
        // An escape sequence may come in pieces.
        terminal.type("\u{1B}")
        terminal.type("[")
        terminal.type("F")
        try terminal.expect("▸3 delete b")
        terminal.type("\u{1B}[D")
        try terminal.expect("▸2 answer 1 ok")
        try terminal.expect("b  Banana")
        terminal.type("u")
        try terminal.expect("step 1 of 1")
    }

    @Test func pastesAreTextWhereTextIsAskedForAndNothingElsewhere() throws {
        let terminal = try PseudoTerminal(["play", "--feature", "login"])
        try terminal.expect("step 0 of 0")
        terminal.type("\u{1B}[200~q q\r\u{1B}[201~")
        try terminal.expect("This key does nothing now")
        terminal.type("e\u{1B}[200~al@x.test\n\u{1B}[201~\r")
        try terminal.expect("▸1 email al@x.test")
    }

    @Test func aPasswordIsNeverShown() throws {
        let terminal = try PseudoTerminal(["play", "--feature", "app"])
        try terminal.expect("step 0 of 0")
        terminal.type("eal@x.test\rp")
        try terminal.expect("Password:")
        for character in "enigma" {
            terminal.type(String(character))
        }
        terminal.type("\r\ro")
        try terminal.expect("users loading")
        terminal.type("q")
        #expect(terminal.end() == (0, 0))
        #expect(!terminal.transcript.contains("enig"))
    }

    @Test func eachFeatureIsReached() throws {
        let terminal = try PseudoTerminal(["play"])
        for (key, name) in [("l", "login"), ("u", "users"), ("c", "counter"), ("a", "app")] {
            terminal.type("g\(key)")
            try terminal.expect(" \(name) · step 0 of 0")
        }
        terminal.type("?")
        try terminal.expect("Any key goes back.")
        terminal.type(" gi")
        try terminal.expect(" items · step 0 of 0")
    }

    @Test func theSizeIsFollowed() throws {
        let terminal = try PseudoTerminal(["play"])
        try terminal.expect("q quit")
        terminal.resize(columns: 60, rows: 20)
        try terminal.expect("needs 80×24 cells; here are 60×20")
        terminal.resize(columns: 120, rows: 30)
        try terminal.expect("q quit")
        #expect(terminal.screen.lines[2].contains("┬─ MVI ─"))
    }

    @Test func withoutColourTheMarksAreStillThere() throws {
        let terminal = try PseudoTerminal(["play"], environment: ["NO_COLOR": "1"])
        terminal.type("r")
        try terminal.expect("* loading")
        let colours = terminal.screen.renditions.values.joined().filter { $0.contains("3") }
        #expect(colours.isEmpty)
    }

    @Test func withoutATerminalItSaysWhatToDo() throws {
        let outcome = try Program.run("play")
        #expect(outcome.code == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains("use “DemoCLI compare”"))
        #expect(outcome.error.filter(\.isNewline).count == 1)
    }
}

@Suite("play gives the terminal back, however it ends")
struct PlayEndingTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func aSignalEndsItAsItShould(signal: Int32) throws {
        try expectEnd(by: signal)
    }

    /// The thread sanitizer has handlers of its own for crashes.
    @Test(.enabled(if: !isSanitized), arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP])
    func aCrashEndsItAsItShould(signal: Int32) throws {
        try expectEnd(by: signal)
    }

    private func expectEnd(by signal: Int32) throws {
        let terminal = try started()
        terminal.send(signal)
        #expect(terminal.end().signal == signal)
        #expect(!terminal.screen.isAlternate)
        #expect(!terminal.isTakenOver)
    }

    @Test func controlCEndsIt() throws {
        let terminal = try started()
        terminal.type("\u{3}")
        #expect(terminal.end().signal == SIGINT)
        #expect(!terminal.isTakenOver)
    }

    @Test func itStopsAndContinues() throws {
        let program = try Program.executable.path
        let shell = "'\(program)' play; echo It has stopped.; read line; fg"
        let terminal = try PseudoTerminal(running: ["/bin/sh", "-mc", shell])
        terminal.type("r")
        try terminal.expect("▸1 load")
        terminal.type("\u{1A}")
        try terminal.expect("It has stopped.")
        #expect(!terminal.screen.isAlternate)
        #expect(!terminal.isTakenOver)
        terminal.type("\r")
        try terminal.expect("screen as it was") { $0.isAlternate && $0.text.contains("▸1 load") }
        #expect(terminal.isTakenOver)
        terminal.type("q")
        #expect(terminal.end() == (0, 0))
    }

    private static let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

    private func started() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(["play"])
        try terminal.expect("q quit")
        #expect(terminal.screen.isAlternate)
        #expect(terminal.isTakenOver)
        return terminal
    }
}
