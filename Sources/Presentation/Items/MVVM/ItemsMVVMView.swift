#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen. The parent provides the navigation stack.
public struct ItemsMVVMView: ScreenView {
    private let viewModel: ItemsViewModel

    public init(viewModel: ItemsViewModel) { self.viewModel = viewModel }

    public var body: some View {
        ItemsMVVMList(
            content: viewModel.state.list, selectedItem: viewModel.state.selectedItem,
            viewModel: viewModel)
    }

    public var sheet: ScreenSheet? {
        viewModel.state.form.map { form in
            ScreenSheet(
                id: form.id, isHeld: viewModel.state.hasDraft,
                close: { viewModel.closeForm(form.id) }
            ) {
                ItemForm(
                    form: form, isSaving: viewModel.state.isSavingForm,
                    typeName: { viewModel.typeName($0, into: form.id) },
                    save: { viewModel.save(form.id) }, cancel: { viewModel.closeForm(form.id) })
            }
        }
    }

    public var alert: ScreenAlert? {
        if let form = viewModel.state.form, form.isAskingToDiscard {
            return ItemForm.question(
                keep: { viewModel.keepDraft(form.id) },
                discard: { viewModel.discardDraft(form.id) })
        }
        return ScreenAlert(viewModel.state.list.alert) { viewModel.dismiss($0) }
    }

    public var announcements: [String] { viewModel.state.list.announcements }
}

/// The list. It gets values, and does not read the state. So a keystroke in the form, which changes the
/// state, does not evaluate the list again.
private struct ItemsMVVMList: View {
    let content: ListContent<Item, ItemError>
    let selectedItem: Item?
    let viewModel: ItemsViewModel

    var body: some View {
        ItemList(
            content: content, reload: { viewModel.load() },
            select: { viewModel.select($0) }, delete: { viewModel.delete($0) },
            add: { viewModel.add($0) }
        )
        .detail(of: selectedItem, close: { viewModel.deselect($0) }) { item in
            ItemDetail(
                item: item, delete: { viewModel.delete(item.id) },
                edit: { viewModel.edit(item.id) })
        }
    }
}
#endif
