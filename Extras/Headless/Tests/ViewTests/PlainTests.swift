import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI
import Testing

extension ViewTests {
    @Suite("The view of a plain model")
    @MainActor
    struct PlainTests {
        @Test("It loads once, and not again after a detail; a pull waits for its load")
        func loads() throws {
            try playPlain { screen, requests in
                try answer(1, .ok, requests)
                try screen.tap("Apple")
                settle()
                try screen.back()
                settle()
                #expect(requests.all.map(\.name) == ["load"])
                try screen.pullToRefresh()
                settle()
                #expect(screen.isRefreshing)
                try answer(2, .ok, requests)
                #expect(!screen.isRefreshing)
                #expect(requests.all.map(\.name) == ["load", "load"])
            }
        }

        @Test("If the first load fails, the message is in place of the list, with Try Again")
        func fails() throws {
            try playPlain { screen, requests in
                try answer(1, .fail("Offline."), requests)
                #expect(screen.alert == nil)
                #expect(screen.tree.contains("Offline."))
                try screen.tap("Try Again")
                settle()
                try answer(2, .ok, requests)
                #expect(screen.tree.contains("Banana"))
            }
        }

        /// Rules that this view can't play: most begin without a load, but this view loads by itself. One
        /// has two errors at the same time.
        private let exceptions: Set = [
            "what is not there can't be selected", "what is not there can't be deleted",
            "clearing removes the error and nothing else",
            "a save is shown, though nothing is loaded yet",
            "several deletes fail and succeed independently, each item back in its own place",
        ]

        @Test("It keeps the rules of the contract that its model keeps")
        func contract() async {
            var kept: [Rule<ItemsScenario>] = []
            for rule in ItemsScenario.rules
            where await rule.violation(.plain, cancellation: .ignored) == nil {
                kept.append(rule)
            }
            ContractOnScreen<PlainItemsOnScreen>(rules: kept, exceptions: exceptions).play()
        }

        private func playPlain(_ body: (HeadlessScreen, Requests) throws -> Void) throws {
            try play { requests in
                let useCases = ItemsScenario.controlledUseCases(
                    ItemsScenario.sampleContent, requests)
                let model = ItemsModel(useCases: useCases)
                let screen = HeadlessScreen(playing: ScreenStack(ItemsModelView(model: model)))
                settle()
                try body(screen, requests)
            }
        }

        private func answer(_ number: Int, _ answer: Answer, _ requests: Requests) throws {
            try requests.beginStep(answering: number)
            try requests.answer(number, answer)
            settle()
        }
    }
}

/// The items, shown by the view of a plain model.
private struct PlainItemsOnScreen: OnScreen {
    private var items: ItemsOnScreen

    init(_ screen: HeadlessScreen) { items = ItemsOnScreen(screen) }

    mutating func take(_ step: ItemsScenario.Step, in state: ItemsState) throws -> String? {
        try items.take(step, in: state)
    }

    func translated(_ step: ItemsScenario.Step) -> ItemsScenario.Step { items.translated(step) }

    func seen(over state: ItemsState) throws -> ItemsState { try items.seen(over: state) }

    static let makers = [
        ViewMaker<ItemsScenario>(.plain) { (model: ItemsModel) in
            HeadlessScreen(playing: ScreenStack(ItemsModelView(model: model)))
        }
    ]
}
