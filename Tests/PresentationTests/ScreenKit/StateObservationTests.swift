import Observation
import Testing

@testable import Presentation

@Suite("A view outside of SwiftUI is rendered after changes", .timeLimit(.minutes(5)))
@MainActor
struct StateObservationTests {
    private let lamp = Lamp()

    @Test("Changes at once, or during a rendering, cause one rendering; after a release none")
    func renderings() async {
        var renderings: [Int] = []
        var observation: StateObservation? = StateObservation(of: { [lamp] in lamp.brightness }) {
            renderings.append($0)
            if $0 == 4 { lamp.brightness = 5 }
        }
        for brightness in 1...3 { lamp.brightness = brightness }
        await wait(for: "a rendering") { renderings.count > 1 }
        lamp.brightness = 4
        await wait(for: "a rendering") { renderings.count > 3 }
        #expect(renderings == [0, 3, 4, 5])

        weak let released = observation
        observation = nil
        #expect(released == nil)
        var isRendered = false
        let other = StateObservation(of: { [lamp] in lamp.brightness }) { isRendered = $0 == 6 }
        lamp.brightness = 6
        await wait(for: "a rendering") { isRendered }
        #expect(renderings == [0, 3, 4, 5])
        withExtendedLifetime(other) {}
    }
}

@MainActor
@Observable
private final class Lamp {
    var brightness = 0
}
