import Testing

@testable import Presentation

@Suite("Each event is delivered to the subscriber once, in order")
@MainActor
struct EventsTests {
    private let events = Events<Int>()

    #if !os(iOS)
    @Test("A second subscriber would take the first one's events: that is a mistake of the program")
    func secondSubscriber() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let events = Events<Int>()
                events.subscribe { _ in }
                events.subscribe { _ in }
            }
        }
    }
    #endif

    @Test(
        "Events wait for a subscriber; one that is emitted while another is handled comes after it")
    func order() {
        var log: [String] = []
        events.emit(1)
        events.emit(7)
        events.subscribe { [events] event in
            log.append("begin \(event)")
            if event < 3 { events.emit(event + 1) }
            log.append("end \(event)")
        }
        events.emit(8)
        let order = [1, 7, 2, 3, 8]
        #expect(log == order.flatMap { ["begin \($0)", "end \($0)"] })
    }
}
