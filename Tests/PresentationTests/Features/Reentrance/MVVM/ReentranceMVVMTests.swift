import Testing

@testable import Scenarios

@Suite(
    "MVVM: an observer must not call methods from within its notification", .timeLimit(.minutes(5)))
@MainActor
struct ReentranceMVVMTests {
    /// In which fields a screen then differs from one whose user takes the step next.
    private static let differences: Set = [
        // A load that is called while an answer is being shown: the call is made before that answer is
        // written, and the answer then turns the new load's spinner off. A login likewise.
        "loading", "waiting",
        // A delete that is called while the same delete takes the item off the list: it goes out twice,
        // and the second answer is an error.
        "items", "badge", "error",
        // A note that is typed or deleted while an earlier write of it is being shown.
        "notes", "unsaved", "drafts", "writes",
    ]

    @Test("If it does, nothing differs but this, and no spinner is left in the end")
    func nothingElseDiffers() async {
        var found: Set<String> = []
        for feature in Features.all {
            found.formUnion(await fields(feature))
        }
        #expect(found == Self.differences)
    }

    private func fields<F: Feature>(_ feature: F.Type) async -> [String] {
        await failuresWhenObserversRepeat(Pattern<F>.mvvm).flatMap { failure in
            failure.problem.split(separator: "; ").map {
                $0.prefix { $0 != ":" }.split(separator: ".").last.map(String.init) ?? ""
            }
        }
    }
}
