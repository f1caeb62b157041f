import Testing

@testable import Scenarios

@Suite("Where two states differ, the fields are named", .timeLimit(.minutes(5)))
struct FieldDifferenceTests {
    /// Two screens in one.
    private struct Parent: ScreenState {
        var child = Lookup.State()

        var fields: [ScreenField] { [ScreenField("child", .group(child.fields))] }
    }

    @Test("What shows is named as it shows")
    func whatShows() {
        var state = Lookup.State()
        state.found = "a"
        state.isLooking = true
        let differences = state.differences(from: Lookup.State()).map(\.description)
        #expect(differences == ["found: a ≠ –", "looking: yes ≠ no"])
    }

    @Test("What does not show is named when nothing that shows differs")
    func whatDoesNotShow() {
        var state = Lookup.State()
        state.lookups = 1
        #expect(state.differences(from: Lookup.State()).map(\.description) == ["lookups: 1 ≠ 0"])
        state.note = "n"
        #expect(state.differences(from: Lookup.State()).map(\.description) == ["note: n ≠ –"])
    }

    @Test("Fields of a screen within a screen are named with their path")
    func path() {
        var state = Parent()
        state.child.found = "a"
        #expect(state.differences(from: Parent()).map(\.description) == ["child.found: a ≠ –"])
        state = Parent()
        state.child.lookups = 1
        #expect(state.differences(from: Parent()).map(\.description) == ["child.lookups: 1 ≠ 0"])
    }

    @Test("A field that only one of two screens has is empty in the other")
    func oneSided() {
        let left = [ScreenField("name", .text("a")), ScreenField("count", .number(1))]
        let right = [ScreenField("name", .text("a")), ScreenField("tags", .list(["x", "y"]))]
        #expect(
            FieldDifference.between(left, right).map(\.description)
                == ["count: 1 ≠ –", "tags: – ≠ x y"])
    }

    @Test("Equal states differ in nothing")
    func equal() {
        #expect(Lookup.State().differences(from: Lookup.State()).isEmpty)
    }
}
