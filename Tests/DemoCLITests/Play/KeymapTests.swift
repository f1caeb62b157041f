import Testing

@testable import DemoCLI

@Suite("The keys that apply are those that are named")
struct KeymapTests {
    @Test func nothingToDoNeedsFewKeys() {
        let keymap = Keymap()
        #expect(keymap.bindings.map(\.shown) == ["l", "g", "?", "q"])
        for key: Key in ["o", "1", "s", "u", .left, .right, .tab, .enter, .paste("q")] {
            #expect(keymap.action(for: key) == nil)
        }
    }

    @Test func requestsAreChosenByNumberAndAnswered() {
        let keymap = Keymap(requests: [1, 3, 12], chosenRequest: 1)
        #expect(keymap.action(for: "3") == .chooseRequest(3))
        #expect(keymap.action(for: "2") == .chooseRequest(12))
        #expect(keymap.action(for: "4") == nil)
        #expect(keymap.action(for: "o") == .answerOK)
        #expect(keymap.action(for: "f") == .answerFailed)
        #expect(keymap.action(for: "F") == .answerFailedSaying)
        #expect(keymap.action(for: .tab) == .chooseNextRequest)
        #expect(keymap.bindings.contains { $0.label == "answer 1 ok" })
    }

    @Test func theHistoryIsWalkedAsFarAsItGoes() {
        let end = Keymap(position: 2, steps: 2)
        #expect(end.action(for: .left) == .back)
        #expect(end.action(for: .right) == nil)
        let middle = Keymap(position: 1, steps: 2)
        #expect(middle.action(for: .right) == .forth)
        #expect(middle.action(for: .end) == .toEnd)
        #expect(middle.action(for: .home) == .toStart)
        #expect(middle.action(for: "u") == .undo)
        #expect(middle.bindings.contains { $0.shown == "←→" })
    }

    @Test func noKeyMeansTwoThings() async {
        for feature in Feature.allCases {
            let bindings = await PlayApp.busiest(feature)
            let keys = bindings.flatMap(\.keys.keys)
            #expect(Set(keys).count == keys.count, "\(feature)")
        }
    }
}
