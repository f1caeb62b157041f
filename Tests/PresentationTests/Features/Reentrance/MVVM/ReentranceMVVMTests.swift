import Testing

@testable import Scenarios

@Suite("MVVM: an observer must not call methods from within its notification")
@MainActor
struct ReentranceMVVMTests {
    /// All that goes wrong if it does, in any feature.
    private static let differences: Set = [
        // A load that is called while an answer is being shown: the call is made before that answer is
        // written, and the answer then turns the new load's spinner off.
        "the spinner does not show whether the newest load is open",
        // A delete that is called while the same delete takes the item off the list: it goes out twice,
        // and the second answer is an error.
        "is shown, which no wanted answer has brought",
        // The same in the app, whose spinner is off while the second delete is open.
        "the spinners do not show whether a request is open",
    ]

    @Test("If it does, nothing differs but this")
    func nothingElseDiffers() async {
        var found: Set<String> = []
        for feature in Features.all {
            found.formUnion(await problems(feature))
        }
        #expect(found == Self.differences)
    }

    @Test("If it does, no spinner is left in the end all the same", arguments: FeatureCase.all)
    func noSpinnerIsLeft(feature: FeatureCase) async {
        await playToTheEnd(feature.feature)
    }

    private func problems<F: Feature>(_ feature: F.Type) async -> [String] {
        await failuresWhenObserversRepeat(Pattern<F>.mvvm).map { failure in
            // What is quoted is different each time.
            failure.problem.split(separator: "” ").last.map(String.init) ?? ""
        }
    }

    private func playToTheEnd<F: Feature>(_ feature: F.Type) async {
        for failure in await failuresWhenObserversRepeat(
            Pattern<F>.mvvm, checksInvariants: false)
        {
            expectNone(failure)
        }
    }
}
