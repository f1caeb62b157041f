import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SheetViewModelTests`.
@Suite("A sheet, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct SheetReducerTests {
    private let saves = ControlledSaves()
    private let store: SheetStore
    private let offline = Problem.unavailable("Offline.")

    init() {
        store = SheetStore(SheetState(), reducer: SheetReducer(useCases: saves.useCases))
    }

    @Test("The answer of a save closes the sheet; the list shows what the server has kept")
    func save() async {
        let saving = saveAda()
        #expect(store.state.form?.isSaving == true)
        await saves.calls.answer(saving, .success(Guest(id: "1", name: "Ada L.")))
        #expect(store.state == SheetState(guests: Rows([Guest(id: "1", name: "Ada L.")])))
    }

    @Test("A second tap saves once, and what is being saved can't be edited")
    func secondTap() async {
        let saving = saveAda()
        store.send(.form(.saveTapped))
        store.send(.form(.nameChanged("Eve")))
        #expect(store.state.form?.name == "Ada")
        await saves.calls.answer(saving, .success(.ada))
        #expect(saves.sent == [.ada])
        #expect(store.writesInFlight == nil)
    }

    @Test("A save that fails keeps its sheet with the error, and is sent again with the same id")
    func retry() async {
        await saves.calls.answer(saveAda(), .failure(offline))
        #expect(store.state.form?.name == "Ada")
        #expect(store.state.form?.save == .failed(offline))
        let retrying = store.send(.form(.saveTapped))
        await saves.calls.answer(retrying, .success(.ada))
        #expect(saves.sent == [.ada, .ada])
        #expect(store.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A save goes out though its sheet is swiped away, and the list shows the guest")
    func swiped() async {
        let saving = saveAda()
        store.send(.formClosed)
        #expect(store.state.form == nil)
        #expect(store.state.closedForms.ids == ["1"])
        await saves.calls.answer(saving, .success(.ada))
        #expect(store.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A save that fails behind a newer form is told by the list, opened again and saved")
    func failsBehind() async {
        let saving = saveAda()
        store.send(.formClosed)
        store.send(.addTapped)
        await saves.calls.answer(saving, .failure(offline))
        #expect(store.state.form == GuestFormState(id: "2"))
        #expect(store.state.closedForms[id: "1"]?.save == .failed(offline))
        store.send(.closedFormTapped("1"))
        #expect(store.state.form?.guest == .ada)
        #expect(store.state.closedForms.ids == [])
        await saves.calls.answer(store.send(.form(.saveTapped)), .success(.ada))
        #expect(store.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A form that is cancelled saves nothing, and neither does the next one without a name")
    func cancel() {
        store.send(.addTapped)
        store.send(.form(.nameChanged("Ada")))
        store.send(.form(.cancelTapped))
        store.send(.form(.saveTapped))
        #expect(store.state == SheetState())
        #expect(store.writesInFlight == nil)
        store.send(.addTapped)
        store.send(.form(.saveTapped))
        #expect(store.state.form == GuestFormState(id: "2"))
    }

    @Test("One save is these transitions and no others")
    func transitions() async {
        let played = Transitions(SheetState(), SheetReducer(useCases: saves.useCases))
        played.send(.addTapped)
        played.send(.form(.nameChanged("Ada")))
        await saves.calls.answer(played.send(.form(.saveTapped)), .success(.ada))
        played.expect(
            ("addTapped", { $0.form = GuestFormState(id: "1") }),
            ("form", { $0.form?.name = "Ada" }),
            ("form", { $0.form?.save = .inFlight }),
            (
                "saveResponse",
                {
                    $0.form = nil
                    $0.guests = Rows([.ada])
                }
            ))
    }

    private func saveAda() -> ScreenTask? {
        store.send(.addTapped)
        store.send(.form(.nameChanged("Ada")))
        return store.send(.form(.saveTapped))
    }
}
