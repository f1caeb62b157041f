#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct WizardMVVMView: View {
    @Bindable private var viewModel: WizardViewModel

    public init(viewModel: WizardViewModel) { self.viewModel = viewModel }

    public var body: some View {
        WizardForm(
            state: viewModel.state, fields: $viewModel.fields, isChoosing: $viewModel.isChoosing,
            goOn: viewModel.goOn, goBack: viewModel.goBack
        ) {
            viewModel.end($0)
        }
        .savesWhenLeft { viewModel.leave() }
    }
}

public struct WizardMVIView: View {
    private let store: ScopedStore<WizardState, WizardIntent>

    public init(store: ScopedStore<WizardState, WizardIntent>) { self.store = store }

    public var body: some View {
        WizardForm(
            state: store.state,
            fields: store.binding(\.draft.fields, sending: WizardIntent.fieldsChanged),
            isChoosing: store.binding(\.isChoosing) { _ in .dialogClosed },
            goOn: { store.send(.nextTapped) }, goBack: { store.send(.backTapped) }
        ) {
            store.send(.endTapped($0))
        }
        .savesWhenLeft { store.send(.left) }
    }
}

/// One step of the wizard, and the dialog after the last step.
private struct WizardForm: View {
    let state: WizardState
    @Binding var fields: WizardFields
    @Binding var isChoosing: Bool
    let goOn: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let end: @MainActor (WizardEnd) -> Void

    var body: some View {
        Form {
            switch state.draft.step {
            case .name: TextField("Name", text: $fields.name)
            case .email: TextField("Email", text: $fields.email)
            case .terms: Toggle("I Accept the Terms", isOn: $fields.acceptsTerms)
            }
            if let problem = state.problem ?? state.error?.message { Text(problem) }
            Button(state.draft.step == .terms ? "Finish" : "Next", action: goOn)
            if state.draft.step != .name { Button("Back", action: goBack) }
        }
        .disabled(state.end != nil)
        .confirmationDialog("Send Now?", isPresented: $isChoosing) {
            Button("Send") { end(.send) }
            Button("Save for Later") { end(.saveForLater) }
            Button("Discard", role: .destructive) { end(.discard) }
            Button("Cancel", role: .cancel) {}
        }
    }
}

extension View {
    /// Calls `save` when this view disappears, also if a page or another tab covers it, and when the app
    /// is not active any more.
    func savesWhenLeft(save: @escaping @MainActor () -> Void) -> some View {
        modifier(SavesWhenLeft(save: save))
    }
}

private struct SavesWhenLeft: ViewModifier {
    let save: @MainActor () -> Void
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .onDisappear { save() }
            .onChange(of: scenePhase) { if scenePhase != .active { save() } }
    }
}
#endif
