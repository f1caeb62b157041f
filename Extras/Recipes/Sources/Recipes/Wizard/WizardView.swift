#if canImport(SwiftUI)
import Domain
public import Presentation
public import SwiftUI

public struct WizardMVVMView: View {
    @Bindable private var viewModel: WizardViewModel

    public init(viewModel: WizardViewModel) { self.viewModel = viewModel }

    public var body: some View {
        WizardForm(
            state: viewModel.state, fields: $viewModel.fields, open: { viewModel.open() },
            goOn: { viewModel.goOn() }, goBack: { viewModel.goBack() },
            closeDialog: { viewModel.closeDialog() }, end: { viewModel.end($0) },
            leave: { viewModel.leave() }, dismiss: { viewModel.dismiss($0) })
    }
}

public struct WizardMVIView: View {
    private let store: ScopedStore<WizardState, WizardIntent>

    public init(store: ScopedStore<WizardState, WizardIntent>) { self.store = store }

    public var body: some View {
        WizardForm(
            state: store.state,
            fields: store.binding(\.draft.fields, sending: WizardIntent.fieldsChanged),
            open: { store.send(.opened) }, goOn: { store.send(.nextTapped) },
            goBack: { store.send(.backTapped) }, closeDialog: { store.send(.dialogClosed) },
            end: { store.send(.endTapped($0)) }, leave: { store.send(.left) },
            dismiss: { store.send(.errorDismissed($0)) })
    }
}

/// One step of the wizard, the dialog at its end, and what may go wrong.
struct WizardForm: View {
    let state: WizardState
    @Binding var fields: WizardFields
    let open: @MainActor () -> ScreenTask?
    let goOn: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let closeDialog: @MainActor () -> Void
    let end: @MainActor (WizardEnd) -> Void
    let leave: @MainActor () -> Void
    let dismiss: @MainActor (Problem) -> Void
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Form {
            switch state.draft.step {
            case .name: TextField("Name", text: $fields.name)
            case .email:
                TextField("Email", text: $fields.email)
                Toggle("Send Me News", isOn: $fields.wantsNews)
            case .terms: Toggle("I Accept the Terms", isOn: $fields.acceptsTerms)
            }
            if let problem = state.problem { Text(problem).foregroundStyle(.red) }
            Button(state.draft.step == .terms ? "Finish" : "Next", action: goOn)
            if state.draft.step != .name { Button("Back", action: goBack) }
        }
        .disabled(!state.isEditable)
        .overlay {
            if case .failed(let error) = state.restoring {
                VStack {
                    Text(error.message)
                    Button("Try Again") { _ = open() }
                }
            } else if state.restoring == .loading || state.end == .send {
                ProgressView()
            }
        }
        .confirmationDialog("Send Now?", isPresented: shown(state.isChoosing, close: closeDialog)) {
            Button("Send") { end(.send) }
            Button("Save for Later") { end(.saveForLater) }
            Button("Discard", role: .destructive) { end(.discard) }
            Button("Cancel", role: .cancel) {}
        }
        .alert("Not Done", isPresented: shown(state.error != nil) {}, presenting: state.error) {
            error in
            Button("OK") { dismiss(error) }
        } message: {
            Text($0.message)
        }
        .task { await open()?.finish() }
        .onDisappear { leave() }
        .onChange(of: scenePhase) { if scenePhase != .active { leave() } }
    }

    private func shown(_ isShown: Bool, close: @escaping @MainActor () -> Void) -> Binding<Bool> {
        Binding { @MainActor in
            isShown
        } set: { @MainActor isShown in
            if !isShown { close() }
        }
    }
}
#endif
