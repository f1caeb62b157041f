#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The form that adds or changes an item. Its parent shows it in a sheet.
struct ItemForm: View {
    let form: ItemFormState
    let isSaving: Bool
    let typeName: @MainActor (String) -> Void
    let save: @MainActor () -> Void
    let cancel: @MainActor () -> Void
    @FocusState private var isTyping: Bool

    var body: some View {
        Form {
            TextField(ItemsTexts.name, text: name)
                .focused($isTyping)
                .submitLabel(.done)
                .onSubmit(save)
            if form.isOutdated { Text(ItemsTexts.outdated) }
        }
        .formStyle(.grouped)
        .navigationTitle(form.isNew ? ItemsTexts.new : ItemsTexts.edit)
        .onReadyForFocus { isTyping = true }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(ScreenTexts.cancel, role: .cancel, action: cancel)
            }
            ToolbarItem(placement: .confirmationAction) {
                Button(ScreenTexts.save, action: save)
                    .disabled(isSaving || !form.canSave)
            }
        }
        .overlay { if isSaving { ProgressView() } }
    }

    private var name: Binding<String> {
        Binding(get: { @MainActor in form.draft.name }, set: typeName)
    }

    /// Asks whether to discard the draft.
    static func question(
        keep: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void
    ) -> ScreenAlert {
        ScreenAlert(
            ItemsTexts.discard, message: ItemsTexts.discardHint,
            choices: [
                (ScreenTexts.keepEditing, .cancel, keep),
                (ScreenTexts.discard, .destructive, discard),
            ])
    }
}

#Preview("Item form") {
    @Previewable @State var name = ""
    let form = ItemFormState(
        original: Item(id: "n", name: ""), isNew: true, draft: Item(id: "n", name: name))
    NavigationStack {
        ItemForm(form: form, isSaving: false, typeName: { name = $0 }, save: {}, cancel: {})
    }
}
#endif
