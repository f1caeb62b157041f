import CostCounting
import Testing

@Suite("What the check tells")
struct PageDifferenceTests {
    @Test func nothingOfEqualPages() {
        #expect(PageDifference(committed: "a\n| 1 |\nb", now: "a\n| 1 |\nb") == nil)
    }

    @Test func aChangedNumberByItsLine() {
        let difference = PageDifference(committed: "a\n| 1 |\nb", now: "a\n| 2 |\nb")
        #expect(
            difference?.lines == ["line 2, committed: | 1 |", "line 2, now:       | 2 |"])
    }

    @Test func aLineThatIsNewOrGone() {
        #expect(PageDifference(committed: "a", now: "a\nb")?.lines == ["line 2, now:       b"])
        #expect(PageDifference(committed: "a\nb", now: "a")?.lines == ["line 2, committed: b"])
    }

    @Test func noMoreThanCanBeRead() {
        let committed = (1...50).map { "a\($0)" }.joined(separator: "\n")
        let lines = PageDifference(committed: committed, now: "")?.lines
        #expect(lines?.count == 21)
        #expect(lines?.last == "… and 31 more")
    }
}
