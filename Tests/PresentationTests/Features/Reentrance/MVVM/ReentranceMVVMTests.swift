import Testing

@testable import Scenarios

@Suite(
    "MVVM: an observer must not call methods from within its notification", .timeLimit(.minutes(5)))
@MainActor
struct ReentranceMVVMTests {
    /// The fields in which a screen may then differ from one whose user takes the step next.
    ///
    /// Observers are notified before the new state is written. So it replaces what their call has
    /// changed, while the call's requests go out all the same: a load has no spinner, and a second
    /// delete of an item, for which the list looked as before, ends in an error.
    private static let fields: Set = [
        "loading", "waiting", "items", "badge", "error", "notes", "text", "unsaved", "drafts",
        "writes",
    ]

    @Test(
        "If it does, its changes are lost, nothing else differs, and no spinner is left in the end")
    func nothingElseDiffers() async {
        var found: Set<String> = []
        for feature in Features.all {
            found.formUnion(await fields(feature))
        }
        #expect(found.isSubset(of: Self.fields))
        #expect(found.isSuperset(of: ["loading", "items", "error"]))
    }

    private func fields<F: Feature>(_ feature: F.Type) async -> [String] {
        await failuresWhenObserversRepeat(Pattern<F>.mvvm).flatMap { failure in
            failure.problem.split(separator: "; ").map {
                $0.prefix { $0 != ":" }.split(separator: ".").last.map(String.init) ?? ""
            }
        }
    }
}
