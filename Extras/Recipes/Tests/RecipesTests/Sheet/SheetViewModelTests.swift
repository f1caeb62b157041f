import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SheetReducerTests`.
@Suite("A sheet, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct SheetViewModelTests {
    private let saves = ControlledSaves()
    private let viewModel: SheetViewModel
    private let offline = Problem.unavailable("Offline.")

    init() {
        viewModel = SheetViewModel(useCases: saves.useCases)
    }

    @Test("The answer of a save closes the sheet; the list shows what the server has kept")
    func save() async {
        let saving = saveAda()
        #expect(viewModel.state.form?.isSaving == true)
        await saves.calls.answer(saving, .success(Guest(id: "1", name: "Ada L.")))
        #expect(viewModel.state == SheetState(guests: Rows([Guest(id: "1", name: "Ada L.")])))
    }

    @Test("A second tap saves once, and what is being saved can't be edited")
    func secondTap() async {
        let saving = saveAda()
        viewModel.form?.save()
        viewModel.form?.edit("Eve")
        #expect(viewModel.state.form?.name == "Ada")
        await saves.calls.answer(saving, .success(.ada))
        #expect(saves.sent == [.ada])
        #expect(viewModel.writesInFlight == nil)
    }

    @Test("A save that fails keeps its sheet with the error, and is sent again with the same id")
    func retry() async {
        await saves.calls.answer(saveAda(), .failure(offline))
        #expect(viewModel.state.form?.name == "Ada")
        #expect(viewModel.state.form?.save == .failed(offline))
        viewModel.form?.save()
        await saves.calls.answer(viewModel.writesInFlight, .success(.ada))
        #expect(saves.sent == [.ada, .ada])
        #expect(viewModel.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A save goes out though its sheet is swiped away, and the list shows the guest")
    func swiped() async {
        let saving = saveAda()
        viewModel.closeForm()
        #expect(viewModel.state.form == nil)
        #expect(viewModel.state.closedForms.ids == ["1"])
        await saves.calls.answer(saving, .success(.ada))
        #expect(viewModel.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A save that fails behind a newer form is told by the list, opened again and saved")
    func failsBehind() async {
        let saving = saveAda()
        viewModel.closeForm()
        viewModel.add()
        await saves.calls.answer(saving, .failure(offline))
        #expect(viewModel.state.form == GuestFormState(id: "2"))
        #expect(viewModel.state.closedForms[id: "1"]?.save == .failed(offline))
        viewModel.reopen("1")
        #expect(viewModel.state.form?.guest == .ada)
        #expect(viewModel.state.closedForms.ids == [])
        viewModel.form?.save()
        await saves.calls.answer(viewModel.writesInFlight, .success(.ada))
        #expect(viewModel.state == SheetState(guests: Rows([.ada])))
    }

    @Test("A form that is cancelled saves nothing, and neither does the next one without a name")
    func cancel() {
        viewModel.add()
        let form = viewModel.form
        form?.edit("Ada")
        form?.cancel()
        form?.save()
        #expect(viewModel.state == SheetState())
        #expect(viewModel.writesInFlight == nil)
        viewModel.add()
        viewModel.form?.save()
        #expect(viewModel.state.form == GuestFormState(id: "2"))
    }

    private func saveAda() -> ScreenTask? {
        viewModel.add()
        viewModel.form?.edit("Ada")
        viewModel.form?.save()
        return viewModel.writesInFlight
    }
}
