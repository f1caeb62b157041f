#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct SheetMVIView: View {
    private let store: ScopedStore<SheetState, SheetIntent>

    public init(store: ScopedStore<SheetState, SheetIntent>) { self.store = store }

    public var body: some View {
        GuestList(guests: store.guests.all) { store.send(.addTapped) }
            .sheet(of: store.shownForm, close: { store.send(.formClosed($0.id)) }) { _ in
                if let form = store.child(ifPresent: \.form, SheetIntent.form) {
                    GuestForm(
                        form: form.state,
                        name: form.binding(\.name, sending: GuestFormIntent.nameChanged),
                        save: { form.send(.saveTapped) }, cancel: { form.send(.cancelTapped) })
                }
            }
    }
}

public struct SheetMVVMView: View {
    private let viewModel: SheetViewModel

    public init(viewModel: SheetViewModel) { self.viewModel = viewModel }

    public var body: some View {
        GuestList(guests: viewModel.state.guests.all, add: viewModel.add)
            .sheet(of: viewModel.shownForm, close: { viewModel.close($0.id) }) { form in
                GuestForm(
                    form: form.state, name: Bindable(form).name, save: form.save,
                    cancel: form.cancel)
            }
    }
}

extension View {
    /// Shows a sheet as long as `value` is not nil. Calls `close` with the value that was shown when the
    /// sheet is swiped away: a newer one may have come since.
    fileprivate func sheet<Value: Identifiable>(
        of value: Value?, close: @escaping @MainActor (Value) -> Void,
        @ViewBuilder content: @escaping (Value) -> some View
    ) -> some View {
        sheet(
            item: Binding { @MainActor in
                value
            } set: { @MainActor edited in
                if edited == nil, let value { close(value) }
            }, content: content)
    }
}

private struct GuestList: View {
    let guests: [Guest]
    let add: @MainActor () -> Void

    var body: some View {
        List(guests) { Text($0.name) }
            .toolbar { Button("Add", action: add) }
    }
}

private struct GuestForm: View {
    let form: GuestFormState
    @Binding var name: String
    let save: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        Form {
            TextField("Name", text: $name).disabled(form.isSaving)
            if let error = form.error { Text(error.message) }
            Button("Save", action: save).disabled(!form.canSave)
            Button("Cancel", role: .cancel, action: cancel)
        }
    }
}
#endif
