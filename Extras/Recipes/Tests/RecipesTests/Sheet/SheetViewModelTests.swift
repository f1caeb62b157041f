import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `SheetReducerTests`.
@Suite("A sheet, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct SheetViewModelTests {
    private let saves = ControlledSaves()
    private let viewModel: SheetViewModel

    init() {
        viewModel = SheetViewModel(useCases: saves.useCases)
    }

    private func saveAda() -> ScreenTask? {
        viewModel.add()
        viewModel.shownForm?.name = "Ada"
        viewModel.shownForm?.save()
        return viewModel.writesInFlight
    }

    @Test("A second tap saves once, what is being saved can't be edited, and the answer is shown")
    func save() async {
        let saving = saveAda()
        viewModel.shownForm?.save()
        viewModel.shownForm?.name = "Eve"
        #expect(viewModel.state.form?.guest == .ada)
        await saves.calls.answer(saving, .success(Guest(id: "1", name: "Ada L.")))
        #expect(saves.sent == [.ada])
        #expect(viewModel.writesInFlight == nil)
        #expect(viewModel.state == SheetState(guests: Rows([Guest(id: "1", name: "Ada L.")])))
    }

    @Test("A save goes out though its sheet is swiped away, and the list shows the guest")
    func swiped() async {
        let saving = saveAda()
        viewModel.close("1")
        #expect(viewModel.state.form?.isShown == false)
        viewModel.add()
        #expect(viewModel.state.form?.guest == .ada)
        #expect(viewModel.state.form?.isShown == true)
        viewModel.shownForm?.cancel()
        #expect(viewModel.state.form?.isShown == false)
        await saves.calls.answer(saving, .success(.ada))
        #expect(viewModel.state == .saved)
    }

    @Test("A save that fails shows its form with the error, and is sent again with the same id")
    func retry() async {
        let saving = saveAda()
        viewModel.close("1")
        await saves.calls.answer(saving, .failure(.offline))
        #expect(viewModel.state.form?.isShown == true)
        #expect(viewModel.state.form?.error == .offline)
        viewModel.shownForm?.save()
        await saves.calls.answer(viewModel.writesInFlight, .success(.ada))
        #expect(saves.sent == [.ada, .ada])
        #expect(viewModel.state == .saved)
    }

    @Test("A form that is cancelled saves nothing, and neither does the next one without a name")
    func cancel() {
        viewModel.add()
        let form = viewModel.shownForm
        form?.name = "Ada"
        form?.cancel()
        form?.save()
        #expect(viewModel.state == SheetState())
        viewModel.add()
        viewModel.shownForm?.save()
        viewModel.close("1")
        #expect(viewModel.state.form?.guest == Guest(id: "2", name: ""), "The close comes late.")
        #expect(viewModel.writesInFlight == nil)
    }
}
