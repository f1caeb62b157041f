import Domain
import Testing

@testable import DemoCLI

@MainActor
@Suite("The use cases of a race wait for their answers")
struct HeldItemsTests {
    @Test("A load returns the items from when it was opened; a delete happens when it is answered")
    func order() async throws {
        let held = HeldItems()
        var loaded: [[Item]] = []
        let load: @MainActor () async -> Void = { loaded.append((try? await held.execute()) ?? []) }
        await held.open(load)
        await held.open { try? await held.execute(id: "a") }
        // A call that opens no request does not wait, and gets no number.
        await held.open {}
        await held.open(load)
        for number in [2, 1, 3] { #expect(await held.answer(number, failure: nil)) }
        #expect(loaded == [Item.samples, Item.samples])
        await held.open(load)
        #expect(await held.answer(4, failure: nil))
        #expect(loaded.last == Array(Item.samples.dropFirst()))
        #expect(await !held.answer(4, failure: nil))
    }
}
