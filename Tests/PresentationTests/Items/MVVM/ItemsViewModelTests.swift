import Domain
import Presentation
import Testing

@MainActor
struct ItemsViewModelTests {
    @Test("A form that is gone, but whose sheet is still closing, saves nothing")
    func gone() async {
        let service = ControlledItems()
        let viewModel = ItemsViewModel(useCases: service.useCases)
        await service.loads.answer(viewModel.load(), .success(Item.samples))
        viewModel.edit("b")
        let gone = viewModel.form
        viewModel.closeForm("b")
        viewModel.edit("a")
        gone?.name = "Lime"
        gone?.save()
        #expect(viewModel.state.form?.draft == Item.samples[0])
        #expect(!viewModel.state.isWriting)
    }
}
