#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen. The parent provides the navigation stack.
public struct ItemsMVVMView: ScreenView {
    private let viewModel: ItemsViewModel

    public init(viewModel: ItemsViewModel) { self.viewModel = viewModel }

    public var body: some View {
        ItemList(
            content: viewModel.listState.list, reload: { viewModel.load() },
            select: { viewModel.select($0) }, delete: { viewModel.delete($0) },
            add: { viewModel.add($0) }
        )
        .detail(
            of: viewModel.listState.selectedItem?.id, close: { viewModel.deselect($0) }
        ) { id in
            if let item = viewModel.listState[id] {
                ItemDetail(
                    item: item, delete: { viewModel.delete(id) }, edit: { viewModel.edit(id) })
            }
        }
    }

    public var sheet: ScreenSheet? {
        viewModel.form.map { form in
            ScreenSheet(
                id: form.state.id, isHeld: viewModel.state.hasDraft,
                close: { viewModel.closeForm(form.state.id) }
            ) {
                ItemForm(
                    form: form.state, isSaving: viewModel.state.isSavingForm,
                    name: Bindable(form).name, save: { form.save() },
                    cancel: { viewModel.closeForm(form.state.id) })
            }
        }
    }

    public var alert: ScreenAlert? {
        if let form = viewModel.form, form.state.isAskingToDiscard {
            return ItemForm.question(
                keep: { form.keepDraft() }, discard: { viewModel.discardDraft(form.state.id) })
        }
        return ScreenAlert(viewModel.listState.list.alert) { viewModel.dismiss($0) }
    }

    public var announcements: [String] { viewModel.listState.list.announcements }
}
#endif
