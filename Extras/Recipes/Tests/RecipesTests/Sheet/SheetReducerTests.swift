import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SheetViewModelTests`.
@Suite("A sheet, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct SheetReducerTests {
    private let saves = ControlledSaves()
    private let store: SheetStore

    init() {
        store = Store(SheetState(), reducer: SheetReducer(useCases: saves.useCases))
    }

    private func saveAda() -> ScreenTask? {
        store.send(.addTapped)
        store.send(.form(.nameChanged("Ada")))
        return store.send(.form(.saveTapped))
    }

    @Test("A second tap saves once, what is being saved can't be edited, and the answer is shown")
    func save() async {
        let saving = saveAda()
        store.send(.form(.saveTapped))
        store.send(.form(.nameChanged("Eve")))
        #expect(store.state.form?.guest == .ada)
        await saves.calls.answer(saving, .success(Guest(id: "1", name: "Ada L.")))
        #expect(saves.sent == [.ada])
        #expect(store.writesInFlight == nil)
        #expect(store.state == SheetState(guests: Rows([Guest(id: "1", name: "Ada L.")])))
    }

    @Test("A save goes out though its sheet is swiped away, and the list shows the guest")
    func swiped() async {
        let saving = saveAda()
        store.send(.formClosed("1"))
        #expect(store.state.form?.isShown == false)
        store.send(.addTapped)
        #expect(store.state.form?.guest == .ada)
        #expect(store.state.form?.isShown == true)
        store.send(.form(.cancelTapped))
        #expect(store.state.form?.isShown == false)
        await saves.calls.answer(saving, .success(.ada))
        #expect(store.state == .saved)
    }

    @Test("A save that fails shows its form with the error, and is sent again with the same id")
    func retry() async {
        let saving = saveAda()
        store.send(.formClosed("1"))
        await saves.calls.answer(saving, .failure(.offline))
        #expect(store.state.form?.isShown == true)
        #expect(store.state.form?.error == .offline)
        await saves.calls.answer(store.send(.form(.saveTapped)), .success(.ada))
        #expect(saves.sent == [.ada, .ada])
        #expect(store.state == .saved)
    }

    @Test("A form that is cancelled saves nothing, and neither does the next one without a name")
    func cancel() {
        store.send(.addTapped)
        store.send(.form(.nameChanged("Ada")))
        store.send(.form(.cancelTapped))
        store.send(.form(.saveTapped))
        #expect(store.state == SheetState())
        store.send(.addTapped)
        store.send(.form(.saveTapped))
        store.send(.formClosed("1"))
        #expect(store.state.form?.guest == Guest(id: "2", name: ""), "The close comes late.")
        #expect(store.writesInFlight == nil)
    }
}
