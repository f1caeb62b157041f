import Explorer
import Faults
import Scenarios
import Testing

@Suite("Each property finds a mistake that no other property finds", .timeLimit(.minutes(5)))
@MainActor
struct PlantsTests {
    @Test(
        "In either pattern, and without it as many plays find nothing",
        arguments: Plants.all.indices)
    func found(index: Int) async {
        await expectFound(Plants.all[index])
    }

    private func expectFound<M: AnyMistake>(_ mistake: M) async {
        guard let found = await mistake.refutation(mistake.screens[0], plays: 1000) else {
            Issue.record("\(mistake.name) is not found")
            return
        }
        let property = found.failure.violation?.property
        #expect(property?.hasPrefix(mistake.property ?? "–") == true, "\(found.failure)")
        for screen in mistake.screens.dropFirst() {
            let again = await Explorer([screen], cancellation: .ignored)
                .failure(of: found.failure.steps)
            #expect(again?.violation?.property == property)
        }
        // Where services honour cancellation, others see what comes of it.
        let other = await mistake.refutation(
            mistake.screens[0], plays: found.plays, leavingOut: property, [.ignored])
        #expect(other?.failure.violation == nil, "\(other as Any)")
    }
}
