import Presentation
import Testing

@testable import DemoCLI

@Suite("A difference between the panes can't be missed")
struct DifferenceTests {
    @Test func itIsInTheTitleBetweenThePanesAndInTheField() {
        let frame = PlayLayout(view: view, size: PlayLayout.least).frame
        #expect(frame.lines[0].text.hasPrefix(" ≠ THE PATTERNS DIFFER: error"))
        #expect(frame.lines[0].spans.map(\.tone) == [.alarming])
        let row = frame.lines.first { $0.text.contains("Offline.") }
        #expect(row?.text.contains(" ≠ ") == true)
        #expect(
            row?.spans.filter { $0.tone == .alarming }.map(\.text).joined().contains("Offline.")
                == true)
        #expect(!frame.text.contains("= equal"))
    }

    @Test func aRequestThatOnePatternHasIsNamed() {
        let frame = PlayLayout(view: view, size: PlayLayout.least).frame
        #expect(frame.text.contains("1  load  opened by step 1 ≠ only MVVM has it"))
    }

    private var view: PlayView {
        PlayView(
            feature: "items", steps: ["load"], position: 1, mvvm: pane(.mvvm, error: "Offline."),
            mvi: pane(.mvi, error: "–"), differences: ["error", "requests"],
            requests: [.init(number: 1, name: "load", opened: 1, isGivenUp: false, onlyIn: .mvvm)],
            chosenRequest: 1, row: nil, bindings: [])
    }

    private func pane(_ pattern: Pattern, error: String) -> PaneView {
        PaneView(
            pattern: pattern,
            fields: [
                .init(
                    name: "error", label: "error", values: [.init(text: error, isNew: false)],
                    isChanged: false, isEmpty: error == "–")
            ], underWay: [], notes: [])
    }
}
