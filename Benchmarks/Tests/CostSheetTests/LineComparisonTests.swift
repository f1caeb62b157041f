import CostCounting
import Testing

@Suite("Which pattern is shorter, and when that pays")
struct LineComparisonTests {
    /// Each screen is as much longer in MVI, and so is the root.
    private func comparison(kit: Int, screens: Int, root: Int = 0) -> LineComparison {
        LineComparison(kit: kit) { $0 == .app ? root : screens }
    }

    @Test(arguments: [
        (100, -10, 0, 10), (101, -10, 0, 11), (100, -10, 20, 12), (100, -10, -20, 8),
        (0, -10, -20, 0),
    ])
    func theKitIsPaidForByWhatScreensSave(kit: Int, screens: Int, root: Int, count: Int) {
        let comparison = comparison(kit: kit, screens: screens, root: root)
        #expect(comparison.screensUntilTheKitIsPaidFor == count)
    }

    @Test func screensMayDiffer() {
        let comparison = LineComparison(kit: 20) { [.items: -3, .login: 1][$0] ?? 0 }
        #expect(comparison.screensUntilTheKitIsPaidFor == 40)
    }

    @Test(arguments: [0, 1])
    func whatSavesNothingNeverPays(screens: Int) {
        let comparison = comparison(kit: 9, screens: screens)
        #expect(comparison.screensUntilTheKitIsPaidFor == nil)
        #expect(comparison.text.hasSuffix(" So the 9 lines of MVIKit are never paid for."))
    }

    @Test func eachFeatureIsNamed() {
        let lines: [Owner.Part: Int] = [.items: -4, .login: -2, .users: 0, .counter: -2, .app: 1]
        #expect(
            LineComparison(kit: 9) { lines[$0] ?? 0 }.text == """
                MVI is shorter in Items, Login and Counter, by 2 to 4 lines; longer in App, by 1 \
                line; as long in Users. With a root like App, it takes 5 screens like the others \
                until the 9 lines of MVIKit are paid for.
                """)
    }

    @Test func allFeaturesNeedNoNames() {
        #expect(
            comparison(kit: 9, screens: 2, root: 2).text
                .hasPrefix("MVI is longer in all features, by 2 lines."))
    }
}
