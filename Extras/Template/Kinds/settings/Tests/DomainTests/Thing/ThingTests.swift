import Domain
import Testing

@Suite("The thing", .timeLimit(.minutes(5)))
struct ThingTests {
    @Test("Rows are in the order of the list, or sorted by name without regard to case")
    func sorting() {
        let rows = ["b", "C", "a"]
        #expect(Thing().arranged(rows) { $0 } == rows)
        #expect(Thing(sorting: .name).arranged(rows) { $0 } == ["a", "b", "C"])
        #expect(Thing(isReversed: true).arranged(rows) { $0 } == ["a", "C", "b"])
    }
}
