#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen. The parent provides the navigation stack.
public struct ItemsMVIView: ScreenView {
    private let store: ScopedStore<ItemsState, ItemsIntent>

    public init(store: ScopedStore<ItemsState, ItemsIntent>) { self.store = store }

    public var body: some View {
        ItemList(
            content: store.list, reload: { store.send(.loadRequested) },
            select: { store.send(.itemTapped($0)) }, delete: { store.send(.deleteTapped($0)) },
            add: { store.send(.addTapped($0)) }
        )
        .detail(of: store.selectedItem, close: { store.send(.selectionCleared($0)) }) { item in
            ItemDetail(
                item: item, delete: { store.send(.deleteTapped(item.id)) },
                edit: { store.send(.editTapped(item.id)) })
        }
    }

    public var sheet: ScreenSheet? {
        store.form.map { form in
            ScreenSheet(
                id: form.id, isHeld: store.hasDraft, close: { store.send(.formClosed(form.id)) }
            ) {
                ItemForm(
                    form: form, isSaving: store.isSavingForm,
                    typeName: { store.send(.nameChanged(form.id, $0)) },
                    save: { store.send(.saveTapped(form.id)) },
                    cancel: { store.send(.formClosed(form.id)) })
            }
        }
    }

    public var alert: ScreenAlert? {
        if let form = store.form, form.isAskingToDiscard {
            return ItemForm.question(
                keep: { store.send(.draftKept(form.id)) },
                discard: { store.send(.draftDiscarded(form.id)) })
        }
        return ScreenAlert(store.list.alert) { store.send(.errorDismissed($0)) }
    }

    public var announcements: [String] { store.list.announcements }
}
#endif
