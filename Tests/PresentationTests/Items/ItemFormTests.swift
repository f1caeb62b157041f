import Domain
import Testing

@testable import Presentation

@Suite("The form that adds or changes an item", .timeLimit(.minutes(5)))
@MainActor
struct ItemFormTests {
    private let service = ControlledItems()
    private let offline = ItemError.unavailable("Offline.")
    private let fig = Item(id: "f", name: "Fig")
    private let kiwi = Item(id: "b", name: "Kiwi")
    private let lemon = Item(id: "b", name: "Lemon")

    @Test("A new item is listed, and its form closed, in one write", arguments: AppKind.allCases)
    func add(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        #expect(screen.save() == nil, "no form is open")
        screen.add("f")
        steps.expect({ $0.form = form(Item(id: "f", name: ""), isNew: true) })
        #expect(screen.save() == nil, "it has no name")
        screen.typeName("Fig ")
        #expect(screen.state.hasDraft)
        let saving = screen.save()
        #expect(screen.state.isSavingForm && screen.state.isWriting && !screen.state.hasDraft)
        screen.save()
        for id in ["x", "b"] {
            screen.add(id)
            screen.edit(id)
        }
        await service.saves.answer(saving, .success(fig))
        #expect(service.saved == [Item(id: "f", name: "Fig ")])
        steps.expect(
            { $0.form?.draft.name = "Fig " }, { $0.saving["f"] = $0.form },
            { ($0.form, $0.saving, $0.items) = (nil, [:], Item.samples + [fig]) })
    }

    @Test("A change keeps the place of its item, and its detail open", arguments: AppKind.allCases)
    func edit(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        screen.select("b")
        screen.edit("b")
        #expect(screen.save() == nil, "nothing is changed")
        steps.expect({ $0.selectedItemID = "b" }, { $0.form = form(Item.samples[1]) })
        screen.typeName("Kiwi")
        await service.saves.answer(screen.save(), .success(kiwi))
        #expect(screen.state.selectedItem == kiwi)
        steps.expect(
            { $0.form?.draft.name = "Kiwi" }, { $0.saving["b"] = $0.form },
            { ($0.form, $0.saving, $0.items[1]) = (nil, [:], kiwi) })
        screen.delete("c")
        screen.edit("c")
        screen.edit("x")
        #expect(screen.state.form == nil, "the list does not show them")
    }

    @Test("A failed save keeps the draft, for another try", arguments: AppKind.allCases)
    func fails(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        screen.edit("b")
        steps.expect({ $0.form = form(Item.samples[1]) })
        screen.typeName("Kiwi")
        await service.saves.answer(screen.save(), .failure(offline))
        await service.saves.answer(screen.save(), .failure(.notFound("b")))
        #expect(service.saved == [kiwi, kiwi])
        #expect(screen.state.hasDraft)
        steps.expect(
            { $0.form?.draft.name = "Kiwi" }, { $0.saving["b"] = $0.form },
            {
                $0.saving = [:]
                $0.errors.failWrite(offline, of: "b")
            },
            {
                $0.saving["b"] = $0.form
                $0.errors.beginWrite(of: "b")
            },
            {
                $0.saving = [:]
                $0.errors.failWrite(.notFound("b"), of: "b")
            })
    }

    /// Each draft is kept for the form of its item.
    @Test("A form closed during its save comes back if that fails", arguments: AppKind.allCases)
    func closedDuringSave(_ kind: AppKind) async {
        let (screen, _) = await service.loaded(kind)
        type(fig, on: screen)
        screen.save()
        screen.closeForm("f")
        #expect(screen.state.form == nil, "A save throws nothing away.")
        type(kiwi, on: screen)
        let saving = screen.save()
        screen.closeForm("f")
        #expect(screen.state.form?.id == "b", "This close comes late.")
        screen.closeForm("b")
        screen.edit("b")
        #expect(screen.state.form?.draft == kiwi)
        #expect(screen.state.isSavingForm)
        screen.closeForm("b")
        await service.saves.answer(1, .failure(offline))
        await service.saves.answer(saving, .failure(offline))
        #expect(screen.state.list.alert == offline)
        screen.edit("b")
        #expect(screen.state.form?.draft == kiwi)
        screen.discardDraft("b")
        screen.edit("b")
        #expect(screen.state.form == form(Item.samples[1]))
        screen.typeName("Lime")
        let lime = Item(id: "b", name: "Lime")
        await service.saves.answer(saveAndClose(screen), .failure(offline))
        screen.edit("b")
        #expect(screen.state.form?.draft == lime)
        screen.typeName("Lemon")
        await service.saves.answer(screen.save(), .success(lemon))
        screen.edit("b")
        #expect(screen.state.form == form(lemon), "What is saved is no draft.")
        screen.closeForm("b")
        screen.add("g")
        #expect(screen.state.form?.draft == fig)
        await service.saves.answer(screen.save(), .success(fig))
        screen.add("g")
        #expect(screen.state.form == form(Item(id: "g", name: ""), isNew: true))
    }

    /// A late correction by the keyboard can bring back the old name.
    @Test("Text typed during a save stays in the form, as a draft", arguments: AppKind.allCases)
    func typedDuringSave(_ kind: AppKind) async {
        let (screen, _) = await service.loaded(kind)
        type(kiwi, on: screen)
        let saving = screen.save()
        screen.typeName("Kiwi!")
        screen.closeForm("b")
        screen.typeName("Kiwis")
        #expect(screen.state.form?.isAskingToDiscard == true)
        await service.saves.answer(saving, .success(kiwi))
        #expect(service.saved == [kiwi], "It goes out as it was at the tap.")
        #expect(screen.state.form?.draft.name == "Kiwis")
        for name in ["Kiwis", Item.samples[1].name, "Kiwi"] {
            screen.typeName(name)
            #expect(screen.state.hasDraft == (name != "Kiwi"), "It is compared with what is saved.")
        }
        screen.closeForm("b")
        type(Item(id: "b", name: "Pie "), on: screen)
        let trimming = screen.save()
        screen.typeName("Pie")
        await service.saves.answer(trimming, .success(screen.state.form?.draft ?? kiwi))
        #expect(screen.state.form == nil, "It is what is stored.")
        type(fig, on: screen)
        let adding = screen.save()
        screen.typeName("")
        await service.saves.answer(adding, .success(fig))
        #expect(screen.state.hasDraft && screen.state.form?.isNew == false)
    }

    @Test("A load does not undo a save that has ended meanwhile", arguments: AppKind.allCases)
    func savedDuringLoad(_ kind: AppKind) async {
        let (screen, _) = await service.loaded(kind)
        let loading = screen.load()
        for item in [fig, kiwi, Item(id: "a", name: "Apfel")] {
            type(item, on: screen)
            await service.saves.answer(screen.save(), .success(item))
        }
        await service.deletes.answer(screen.delete("a"), .success(()))
        await service.loads.answer(loading, .success(Item.samples))
        #expect(screen.state.items == [kiwi, Item.samples[2], fig])
        screen.load()
        type(Item(id: "c", name: "Lime"), on: screen)
        await service.saves.answer(screen.save(), .success(Item(id: "c", name: "Lime")))
        let newer = screen.load()
        await service.loads.answer(3, .success([]))
        await service.loads.answer(newer, .success(Item.samples))
        #expect(screen.state.items == Item.samples, "A load that was asked later knows better.")
    }

    /// The form that comes back asks nothing.
    @Test("A delete closes the form; if it fails, the text is back", arguments: AppKind.allCases)
    func deletedInForm(_ kind: AppKind) async {
        for isDeleted in [false, true] {
            let (screen, _) = await service.loaded(kind)
            type(kiwi, on: screen)
            screen.save()
            let deleting = screen.delete("b")
            #expect(screen.state.form == nil)
            let (saves, deletes) = (service.saves.count + 1, service.deletes.count)
            await service.saves.arrive(saves)
            for _ in 0..<100 { await Task.yield() }
            #expect(service.deletes.count == deletes)
            await service.saves.answer(saves, .failure(offline))
            #expect(screen.state.error == offline)
            await service.deletes.answer(deleting, isDeleted ? .success(()) : .failure(offline))
            isDeleted ? screen.add("g") : screen.edit("b")
            #expect(screen.state.form?.draft.name == (isDeleted ? "" : "Kiwi"))
            guard !isDeleted else { continue }
            for (isAsked, name) in [(false, "Lime"), (true, " ")] {
                screen.typeName(name)
                if isAsked { screen.closeForm("b") }
                #expect(screen.state.form?.isAskingToDiscard == isAsked)
                await service.deletes.answer(screen.delete("b"), .failure(offline))
                screen.edit("b")
                #expect(screen.state.form?.draft.name == name, "It was typed last.")
            }
            #expect(screen.state.form?.isAskingToDiscard == false)
        }
    }

    @Test("A change by somebody else is told before a save", arguments: AppKind.allCases)
    func outdated(_ kind: AppKind) async {
        let (screen, _) = await service.loaded(kind)
        screen.edit("b")
        await load(lemon, on: screen)
        #expect(screen.state.form == form(lemon), "Nothing was typed.")
        #expect(screen.save() == nil)
        screen.typeName("Kiwi")
        await load(Item.samples[1], on: screen)
        let told = ItemFormState(
            original: Item.samples[1], isNew: false, draft: kiwi, isOutdated: true)
        #expect(screen.state.form == told)
        await load(kiwi, on: screen)
        #expect(!screen.state.hasDraft && screen.state.form == form(kiwi))
        screen.typeName("Lime")
        await load(lemon, on: screen)
        let saving = screen.save()
        screen.typeName("Lemon")
        await load(kiwi, on: screen)
        #expect(screen.state.form?.draft == lemon, "It was typed, though it is the old name.")
        await service.saves.answer(saving, .success(Item(id: "b", name: "Lime")))
        #expect(screen.state.form?.isOutdated == false)
        screen.typeName("Nut")
        await service.saves.answer(saveAndClose(screen), .failure(offline))
        screen.edit("b")
        #expect(screen.state.form?.isOutdated == false)
        screen.closeForm("b")
        screen.keepDraft("b")
        await service.saves.answer(saveAndClose(screen), .failure(offline))
        await load(lemon, on: screen)
        screen.edit("b")
        #expect(screen.state.form?.isOutdated == true, "It changed while the form was closed.")
    }

    private func load(_ item: Item, on screen: any ItemsScreen) async {
        await service.loads.answer(screen.load(), .success([Item.samples[0], item]))
    }

    /// At the end, a form is opened while a link waits. It stays.
    @Test("The user is asked before a draft is thrown away", arguments: AppKind.allCases)
    func draft(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        screen.edit("b")
        screen.closeForm("b")
        screen.edit("b")
        screen.openLink(to: "a")
        screen.edit("b")
        steps.expect(
            { $0.form = form(Item.samples[1]) }, { $0.form = nil },
            { $0.form = form(Item.samples[1]) }, { ($0.form, $0.selectedItemID) = (nil, "a") },
            { $0.form = form(Item.samples[1]) })
        screen.typeName("Kiwi")
        // The form of “a” is gone, but its sheet is still closing.
        screen.typeName("Lime", into: "a")
        #expect(screen.save("a") == nil)
        screen.closeForm("a")
        screen.openLink(to: "c")
        screen.closeForm("b")
        screen.keepDraft("a")
        #expect(screen.state.form?.isAskingToDiscard == true)
        screen.keepDraft("b")
        screen.closeForm("b")
        screen.discardDraft("a")
        screen.discardDraft("b")
        steps.expect(
            { $0.form?.draft.name = "Kiwi" }, { $0.selectedItemID = "c" },
            { $0.form?.isAskingToDiscard = true }, { $0.form?.isAskingToDiscard = false },
            { $0.form?.isAskingToDiscard = true }, { $0.form = nil })
        for isNew in [false, true] {
            let opening = screen.openLink(to: "f")
            isNew ? screen.add("g") : screen.edit("b")
            await service.loads.answer(opening, .success(Item.samples))
            #expect(screen.state.form?.isNew == isNew && screen.state.error == nil)
            screen.closeForm(isNew ? "g" : "b")
        }
        #expect(screen.state.selectedItem?.id == "c")
    }

    @Test("Other writes don't delay a save, and a draft stays a draft", arguments: AppKind.allCases)
    func draftDuringWrites(_ kind: AppKind) async {
        let (screen, _) = await service.loaded(kind)
        type(kiwi, on: screen)
        #expect(saveAndClose(screen) != nil)
        type(fig, on: screen)
        screen.delete("c")
        #expect(screen.state.hasDraft && !screen.state.isSavingForm)
        screen.closeForm("f")
        #expect(screen.state.form?.isAskingToDiscard == true)
        let saving = screen.save()
        #expect(screen.save() == nil, "It is in flight.")
        screen.openLink(to: "a")
        #expect(screen.state.form == nil, "A save goes on behind the link.")
        await service.saves.answer(2, .success(fig))
        await saving?.expectEnd()
        #expect(screen.state.isWriting)
    }

    @Test("An edited item that could not be saved is never a new item")
    func leftover() {
        var state = ItemsState()
        let new = form(Item(id: "n", name: ""), isNew: true)
        for items in [[], [kiwi], []] {
            state.notSaved = [form(kiwi)]
            state.openForm(toAdd: "n")
            #expect(state.form == new)
            state.form = nil
            state.endLoad(.success(items))
        }
        let typed = ItemFormState(original: Item(id: "f", name: ""), isNew: true, draft: fig)
        state.notSaved = [typed]
        state.openForm(toAdd: "n")
        #expect(state.form == typed)
        // The save that seemed to fail has succeeded at the server.
        state.endLoad(.success([fig]))
        #expect(state.form == form(fig))
        (state.form, state.notSaved) = (nil, [typed])
        state.openForm(toAdd: "n")
        #expect(state.form == new)
        _ = state.beginDelete(of: "f")
        (state.form, state.notSaved) = (nil, [typed])
        state.endDelete(of: "f", .success(()))
        state.openForm(toAdd: "n")
        #expect(state.form == new)
    }

    /// Opens the form of the item, or a form for a new item, and types the item's name.
    private func type(_ item: Item, on screen: any ItemsScreen) {
        screen.state.isVisible(item.id) ? screen.edit(item.id) : screen.add(item.id)
        screen.typeName(item.name)
    }

    private func saveAndClose(_ screen: any ItemsScreen) -> ScreenTask? {
        let saving = screen.save()
        screen.state.form.map { screen.closeForm($0.id) }
        return saving
    }

    private func form(_ item: Item, isNew: Bool = false) -> ItemFormState {
        ItemFormState(original: item, isNew: isNew, draft: item)
    }
}
