import Recipes
import Testing

@Suite("Rows are found by their ids, and keep their order")
struct RowsTests {
    private struct Row: Equatable, Identifiable {
        let id: Int
        var text = ""
    }

    @Test("Rows behave like an array", arguments: [0, 1, 31, 32, 33, 100])
    func likeAnArray(count: Int) {
        var array = (0..<count).map { Row(id: $0) }
        var rows = Rows(array)
        for id in stride(from: 0, to: count, by: 7) {
            rows[id: id] = Row(id: id, text: "changed")
            array[id].text = "changed"
        }
        for id in stride(from: count - 1, through: 0, by: -9) {
            rows[id: id] = nil
            array.removeAll { $0.id == id }
        }
        rows[id: -1] = nil
        for id in 1_000...1_070 {
            rows[id: id] = Row(id: id)
            array.append(Row(id: id))
            #expect(rows == Rows(array))
        }
        #expect(rows.all == array)
        #expect(rows.ids == array.map(\.id))
        #expect(array.allSatisfy { rows[id: $0.id] == $0 })
        #expect(rows == Rows(array))
    }

    @Test("Of two rows with the same id, the first is kept")
    func twice() {
        let rows = Rows([Row(id: 1, text: "a"), Row(id: 1, text: "b")])
        #expect(rows.all == [Row(id: 1, text: "a")])
    }
}
