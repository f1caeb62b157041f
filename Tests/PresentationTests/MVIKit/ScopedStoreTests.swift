import Testing

@testable import Presentation

@Suite("A view depends on its part of a store", .timeLimit(.minutes(5)))
@MainActor
struct ScopedStoreTests {
    private let store = Store(Garden(), reducer: GardenReducer())

    @Test("Who reads a part is notified when it has changed, and not when another one has")
    func parts() {
        let whole = Notifications { store.state }
        let paths = Notifications { store.scoped.paths }
        let tree = Notifications { store.scoped.child(\.tree, GardenIntent.tree).state }
        store.send(.tree(2))
        #expect((whole.count, paths.count, tree.count) == (1, 0, 1))
        store.send(.turn)
        #expect((whole.count, paths.count, tree.count) == (2, 1, 1))
        store.send(.tree(2))
        #expect((whole.count, paths.count, tree.count) == (3, 1, 1))
    }

    @Test("Of a child that may be gone, only that is observed; a view of it keeps the last state")
    func presence() {
        let pond = Notifications { store.scoped.child(ifPresent: \.pond, GardenIntent.pond) }
        let depth = Notifications { store.scoped.pond }
        #expect(store.scoped.child(ifPresent: \.pond, GardenIntent.pond)?.state == nil)
        store.send(.pond(Pond(depth: 1)))
        #expect(pond.count == 1)
        store.send(.pond(Pond(depth: 2)))
        #expect((pond.count, depth.count) == (1, 2))
        let removed = store.scoped.child(ifPresent: \.pond, GardenIntent.pond)
        #expect(removed?.depth == 2)
        store.send(.pond(nil))
        #expect(removed?.depth == 2)
        store.send(.pond(Pond(depth: 3)))
        #expect(store.scoped.child(ifPresent: \.pond, GardenIntent.pond)?.depth == 3)
        #expect(removed?.depth == 2)
    }

    @Test("The view of a child that is gone sends nothing to the next one")
    func replaced() {
        store.send(.pond(Pond(depth: 1)))
        let pond = { store.scoped.child(ifPresent: \.pond, GardenIntent.pond) }
        let (first, observed) = (pond(), Notifications { pond() })
        store.send(.pond(Pond(id: 1, depth: 2)))
        #expect(observed.count == 1)
        first?.send(Pond(depth: 9))
        #expect(store.state.pond == Pond(id: 1, depth: 2))
        #expect(first?.depth == 1)
        pond()?.send(Pond(id: 1, depth: 3))
        #expect(store.state.pond == Pond(id: 1, depth: 3))
        store.send(.pond(nil))
        first?.send(Pond(depth: 9))
        #expect(store.state.pond == nil)
    }

    @Test("One child that is asked for with two intents sends each")
    func twoIntents() {
        store.scoped.child(\.tree, GardenIntent.tree).send(3)
        store.scoped.child(\.tree) { .pond(Pond(depth: $0)) }.send(4)
        #expect(store.state.tree == 3)
        #expect(store.state.pond == Pond(depth: 4))
        for path in [\Garden.tree, \Garden.stones] {
            let child = store.scoped.child(path, GardenIntent.tree)
            #expect(child.state == store.state[keyPath: path])
        }
    }

    @Test("A part holds the store for its view, and the store nobody who reads it")
    func released() {
        weak var released: Store<GardenReducer>?
        var view: ScopedStore<Int, Int>?
        do {
            let store = Store(Garden(), reducer: GardenReducer())
            view = store.scoped.child(\.tree, GardenIntent.tree)
            released = store
        }
        view?.send(4)
        #expect(view?.state == 4)
        #expect(released?.state.tree == 4)
        view = nil
        #expect(released == nil)
    }
}

private struct Garden: Equatable {
    var tree = 1
    var stones = 7
    var paths = ["north", "south"]
    var pond: Pond?
}

private struct Pond: Equatable, Identifiable {
    var id = 0
    var depth: Int
}

private enum GardenIntent {
    case tree(Int)
    case turn
    case pond(Pond?)
}

private struct GardenReducer: @MainActor Reducer {
    func reduce(_ state: inout Garden, intent: GardenIntent) -> Effect<Self> {
        switch intent {
        case .tree(let height): state.tree = height
        case .turn: state.paths.reverse()
        case .pond(let pond): state.pond = pond
        }
        return .none
    }

    func reduce(_ state: inout Garden, action: Never) -> Effect<Self> {}
}
