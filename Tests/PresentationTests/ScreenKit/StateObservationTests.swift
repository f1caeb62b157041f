import Observation
import Testing

@testable import Presentation

@Suite("A view that does not observe by itself is rendered", .timeLimit(.minutes(5)))
@MainActor
struct StateObservationTests {
    private let lamp = Lamp()

    @Test("Once after all that changes in one go")
    func changesInOneGo() async {
        let screen = LampScreen(lamp)
        #expect(await screen.nextRendering() == 0)
        lamp.brightness = 1
        lamp.brightness = 2
        lamp.brightness = 3
        #expect(await screen.nextRendering() == 3)
        lamp.brightness = 4
        #expect(await screen.nextRendering() == 4)
    }

    @Test("No longer than it is observed")
    func released() async {
        var renderings = 0
        let lamp = lamp
        var observation: StateObservation? = StateObservation(of: { lamp.brightness }) { _ in
            renderings += 1
        }
        weak let released = observation
        observation = nil
        #expect(released == nil)

        let other = LampScreen(lamp)
        #expect(await other.nextRendering() == 0)
        lamp.brightness = 1
        #expect(await other.nextRendering() == 1)
        #expect(renderings == 1)
    }
}

@MainActor
@Observable
private final class Lamp {
    var brightness = 0
}

/// Keeps what was rendered until a test takes it.
@MainActor
private final class LampScreen {
    private let renderings: AsyncStream<Int>
    private let observation: StateObservation<Int>

    init(_ lamp: Lamp) {
        let (renderings, continuation) = AsyncStream.makeStream(of: Int.self)
        self.renderings = renderings
        observation = StateObservation(of: { lamp.brightness }) { continuation.yield($0) }
    }

    func nextRendering() async -> Int? {
        var iterator = renderings.makeAsyncIterator()
        return await iterator.next(isolation: #isolation)
    }
}
