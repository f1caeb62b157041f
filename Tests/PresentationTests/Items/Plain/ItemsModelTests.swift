import Domain
import Testing

@testable import Presentation

@Suite("The items as a plain model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsModelTests {
    private let service = ControlledItems()
    private let model: ItemsModel
    private let offline = ItemError.unavailable("Offline.")
    private let kiwi = Item(id: "b", name: "Kiwi")

    init() { model = ItemsModel(useCases: service.useCases) }

    /// A cancelled load leaves no spinner and no error.
    @Test("The error of a load is shown in place of the list, or in an alert if there are items")
    func load() async {
        await answer(service.loads, .failure(.cancelled), to: model.load)
        #expect(model.loading == .never && model.error == nil)
        await answer(service.loads, .failure(offline), to: model.load)
        #expect(model.loading == .failed(offline) && model.error == nil)
        await answer(service.loads, .success(Item.samples), to: model.load)
        #expect(model.loading == .loaded && model.items == Item.samples)
        await answer(service.loads, .failure(offline), to: model.load)
        #expect(model.items == Item.samples && model.error == offline)
    }

    @Test("During a load, no other load asks, and its answer undoes no delete and no save")
    func meanwhile() async {
        await answer(service.loads, .success(Item.samples), to: model.load) {
            await Task { await model.load() }.end()
            #expect(service.loads.count == 1 && model.loading == .loading)
            await answer(service.deletes, .success(()), to: { await model.delete("a") })
            model.edit(Item.samples[1])
            model.form?.draft = kiwi
            await answer(service.saves, .success(kiwi), to: model.save)
        }
        #expect(model.items == [kiwi, Item.samples[2]])
    }

    @Test("A deleted row is hidden at once; a failed delete brings it back; two taps delete once")
    func delete() async {
        await answer(service.loads, .success(Item.samples), to: model.load)
        model.selectedItemID = "b"
        await answer(service.deletes, .failure(offline), to: { await model.delete("b") }) {
            #expect(model.visibleItems.map(\.id) == ["a", "c"] && model.selectedItemID == nil)
            await Task { await model.delete("b") }.end()
        }
        #expect(model.visibleItems == Item.samples && model.error == offline)
        await answer(service.deletes, .failure(.notFound("b")), to: { await model.delete("b") })
        #expect(model.items.map(\.id) == ["a", "c"] && service.deleted == ["b", "b"])
    }

    @Test("A form asks before it throws a draft away, and stays open until it is saved")
    func form() async {
        model.add("b")
        model.closeForm()
        #expect(model.form == nil)
        model.add("b")
        model.form?.draft = kiwi
        for result in [Result.failure(offline), .success(kiwi)] {
            model.closeForm()
            #expect(model.form?.isAskingToDiscard == true)
            model.form?.isAskingToDiscard = false
            await answer(service.saves, result, to: model.save) {
                await Task { await model.save() }.end()
                model.closeForm()
                #expect(model.isSaving && model.form?.isAskingToDiscard == false)
            }
        }
        #expect(model.form == nil && model.items == [kiwi] && service.saved == [kiwi, kiwi])
    }

    @Test("A link opens after the load in flight, or says that its item is gone")
    func link() async {
        await answer(service.loads, .success(Item.samples), to: model.load) {
            await Task { await model.openLink(to: "b") }.end()
        }
        #expect(model.selectedItem?.id == "b")
        await answer(service.loads, .success([]), to: { await model.openLink(to: "x") })
        #expect(model.selectedItem == nil && model.error == .notFound("x"))
    }

    /// Answers the request of a call, and returns when the call has ended.
    private func answer<Value>(
        _ requests: ControlledCalls<Value>, _ value: Value,
        to call: @escaping @MainActor () async -> Void, meanwhile: () async -> Void = {}
    ) async {
        let task = Task { await call() }
        await requests.arrive(requests.count + 1)
        await meanwhile()
        await requests.answerNext(value)
        await task.end()
    }
}
