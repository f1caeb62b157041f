import Testing

@testable import DemoCLI

@Suite("A progress bar tells how far the work is, or that it goes on")
struct ProgressBarTests {
    @Test func withATotalItFills() {
        let lines = [0, 5, 10, 12].map {
            ProgressBar.line("Deleting", done: $0, total: 10, turn: 0)
        }
        #expect(lines[0] == "Deleting ░░░░░░░░░░░░░░░░░░░░ 0 of 10")
        #expect(lines[1] == "Deleting ██████████░░░░░░░░░░ 5 of 10")
        #expect(lines[2] == "Deleting ████████████████████ 10 of 10")
        #expect(lines[3].contains("████████████████████"))
    }

    @Test func withoutATotalAMarkMovesBackAndForth() {
        let marks = (0..<40).map { turn in
            ProgressBar.line("", done: 0, total: nil, turn: turn).firstIndex(of: "█")
        }
        #expect(Set(marks).count == 20)
        #expect(marks[0] == marks[38])
    }
}
