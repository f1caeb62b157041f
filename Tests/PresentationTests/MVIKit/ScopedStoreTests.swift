import Testing

@testable import Presentation

@Suite("A view depends on its part of a store", .timeLimit(.minutes(5)))
@MainActor
struct ScopedStoreTests {
    private typealias Intent = ParentReducer.Intent

    private let store = Store(ParentReducer.State(), reducer: ParentReducer(echo: EchoReducer()))

    /// An intent of the sheet is the id of the sheet that opens next; nil closes the sheet.
    private var sheet: ScopedStore<Echo, Int?>? {
        store.scoped.child(ifPresent: \.sheet, Intent.opened)
    }

    @Test("An observer of a part is notified when this part changes, and not when another does")
    func parts() {
        let whole = Notifications { store.state }
        let rows = Notifications { store.scoped.rows }
        let fixed = Notifications { store.scoped.child(\.fixed, Intent.removed).state }
        store.send(.to(.fixed, .tell("news")))
        #expect((whole.count, rows.count, fixed.count) == (1, 0, 1))
        store.send(.removed(1))
        #expect((whole.count, rows.count, fixed.count) == (2, 1, 1))
        store.send(.removed(1))
        #expect((whole.count, rows.count, fixed.count) == (3, 1, 1))
    }

    @Test("Asking for a child observes only if it is there; its view keeps the last state")
    func presence() {
        let presence = Notifications { sheet }
        let state = Notifications { store.scoped.sheet }
        #expect(sheet?.state == nil)
        store.send(.opened(1))
        #expect(presence.count == 1)
        store.send(.to(.sheet, .tell("news")))
        #expect((presence.count, state.count) == (1, 2))
        let removed = sheet
        #expect(removed?.heard == ["told news"])
        store.send(.opened(nil))
        #expect(removed?.heard == ["told news"])
        store.send(.opened(1))
        #expect(sheet?.heard == [])
        #expect(removed?.heard == ["told news"])
    }

    /// A list that runs for long would get slower at each change.
    @Test("Nothing of a removed row is kept; when the row comes back, its view is notified")
    func goneRows() {
        let row = { [store] in
            store.scoped.child(ifPresent: \.rows[1]) { (_: Never) -> Intent in }
        }
        var parts: Int {
            let children = Mirror(reflecting: store.whole).children
            return (children.first { $0.label == "parts" }?.value as? [StorePartKey: Any])?.count
                ?? -1
        }
        #expect(row() != nil)
        #expect(parts == 2)
        store.send(.removed(1))
        #expect(parts == 0)
        let presence = Notifications { row() }
        store.send(.removed(2))
        #expect(presence.count == 0)
        store.send(.added(1))
        #expect(presence.count == 1)
        #expect(row() != nil)
    }

    @Test("The view of a child that is gone sends nothing to the next one")
    func replaced() {
        store.send(.opened(1))
        let (first, observed) = (sheet, Notifications { sheet })
        store.send(.opened(2))
        #expect(observed.count == 1)
        first?.send(9)
        #expect(store.state.sheet == Echo(id: 2))
        #expect(first?.id == 1)
        sheet?.send(3)
        #expect(store.state.sheet == Echo(id: 3))
        store.send(.opened(nil))
        first?.send(9)
        #expect(store.state.sheet == nil)
    }

    @Test("One child that is asked for with two intents sends each")
    func twoIntents() {
        store.scoped.child(\.fixed, Intent.removed).send(1)
        store.scoped.child(\.fixed) { (id: Int) in .opened(id) }.send(4)
        #expect(store.state.rows == [2: Echo(id: 2)])
        #expect(store.state.sheet == Echo(id: 4))
        for path in [\ParentReducer.State.fixed, \.sheet!] {
            let child = store.scoped.child(path, Intent.removed)
            #expect(child.state == store.state[keyPath: path])
        }
    }

    @Test("A part keeps the store alive for its view; the store keeps no observer alive")
    func released() {
        weak var released: Store<ParentReducer>?
        var view: ScopedStore<Echo, EchoReducer.Intent>?
        do {
            let store = Store(ParentReducer.State(), reducer: ParentReducer(echo: EchoReducer()))
            view = store.scoped.child(\.fixed) { .to(.fixed, $0) }
            released = store
        }
        view?.send(.tell("news"))
        #expect(view?.heard == ["told news"])
        #expect(released?.state.fixed.heard == ["told news"])
        view = nil
        #expect(released == nil)
    }
}
