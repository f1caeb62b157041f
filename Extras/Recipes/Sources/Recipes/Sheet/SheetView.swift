#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct SheetMVIView: View {
    private let store: ScopedStore<SheetState, SheetIntent>

    public init(store: ScopedStore<SheetState, SheetIntent>) {
        self.store = store
    }

    public var body: some View {
        GuestList(guests: store.guests.all, unsaved: store.closedForms.all) {
            store.send(.addTapped)
        } reopen: {
            store.send(.closedFormTapped($0))
        }
        .sheet(item: shown(store.form) { store.send(.formClosed) }) { _ in
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

    public init(viewModel: SheetViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        GuestList(
            guests: viewModel.state.guests.all, unsaved: viewModel.state.closedForms.all,
            add: viewModel.add, reopen: viewModel.reopen
        )
        .sheet(item: shown(viewModel.form) { viewModel.closeForm() }) { form in
            GuestForm(
                form: form.state,
                name: Binding { @MainActor in
                    form.state.name
                } set: { @MainActor in
                    form.edit($0)
                },
                save: form.save, cancel: form.cancel)
        }
    }
}

/// For a sheet: it is there while there is a value, and `close` is called when the user swipes it away.
@MainActor
private func shown<Value: Sendable>(
    _ value: Value?, close: @escaping @MainActor () -> Void
) -> Binding<Value?> {
    Binding { @MainActor in
        value
    } set: { @MainActor edited in
        if edited == nil { close() }
    }
}

private struct GuestList: View {
    let guests: [Guest]
    let unsaved: [GuestFormState]
    let add: @MainActor () -> Void
    let reopen: @MainActor (Guest.ID) -> Void

    var body: some View {
        List {
            ForEach(guests) { Text($0.name) }
            ForEach(unsaved) { form in
                Button("\(form.name): \(form.error?.message ?? "Saving")") { reopen(form.id) }
            }
        }
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

extension GuestFormState {
    fileprivate var error: Problem? { if case .failed(let error) = save { error } else { nil } }
}
#endif
