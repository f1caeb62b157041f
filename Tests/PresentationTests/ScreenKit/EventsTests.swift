import Testing

@testable import Presentation

@Suite("An event is handed to the subscriber once and in order")
@MainActor
struct EventsTests {
    private let events = Events<Int>()

    @Test("Without a subscriber, events are kept")
    func kept() {
        var received: [Int] = []
        events.emit(1)
        events.emit(2)
        events.subscribe { received.append($0) }
        events.emit(3)
        #expect(received == [1, 2, 3])
    }

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

    @Test("An event that is emitted while another is handled comes after it")
    func nested() {
        var log: [String] = []
        events.subscribe { [events] event in
            log.append("begin \(event)")
            if event < 3 { events.emit(event + 1) }
            log.append("end \(event)")
        }
        events.emit(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    }
}
