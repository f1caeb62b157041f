public import Presentation

/// Sent by the views of the list and of its sheet.
public enum SheetIntent: Equatable, Sendable {
    case addTapped
    case closedFormTapped(Guest.ID)
    /// The sheet was swiped away.
    case formClosed
    case form(GuestFormIntent)
}

public enum SheetAction: Sendable {
    case saveResponse(Guest.ID, Result<Guest, Problem>)
}

public typealias SheetStore = Store<SheetReducer>

/// The rules of the list, as MVI. It owns the writes, because it is there when they are answered.
public struct SheetReducer: @MainActor Reducer {
    public typealias EffectID = Guest.ID

    private let useCases: SheetUseCases
    private let form = Child<SheetReducer, GuestFormReducer>(
        GuestFormReducer(), at: \.form, action: never)

    public init(useCases: SheetUseCases) {
        self.useCases = useCases
    }

    public func reduce(_ state: inout SheetState, intent: SheetIntent) -> Effect<Self> {
        switch intent {
        case .addTapped:
            state.open(GuestFormState(id: useCases.makeID()))
            return .none

        case .closedFormTapped(let id):
            if let form = state.closedForms[id: id] { state.open(form) }
            return .none

        case .formClosed:
            state.closeForm()
            return .none

        case .form(let intent):
            return form.reduce(&state, intent: intent, onEvent: receive)
        }
    }

    public func reduce(_ state: inout SheetState, action: SheetAction) -> Effect<Self> {
        switch action {
        case .saveResponse(let id, .success(let guest)):
            state.guests[id: id] = guest
            state[form: id] = nil

        case .saveResponse(let id, .failure(let error)):
            state[form: id]?.save = .failed(error)
        }
        return .none
    }

    private func receive(_ state: inout SheetState, _ event: GuestFormEvent) -> Effect<Self> {
        switch event {
        case .saveRequested(let guest):
            return .write(guest.id) { [useCases] () throws(Problem) in
                try await useCases.save(guest)
            } as: {
                .saveResponse(guest.id, $0)
            }

        case .cancelled:
            state.closeForm()
            return .none
        }
    }
}

extension SheetState {
    fileprivate mutating func open(_ form: GuestFormState) {
        closeForm()
        closedForms[id: form.id] = nil
        self.form = form
    }

    /// A form that is being saved is kept: its answer is to be shown.
    fileprivate mutating func closeForm() {
        if let form, form.isSaving { closedForms[id: form.id] = form }
        form = nil
    }

    /// The form of this id, in its sheet or behind it.
    fileprivate subscript(form id: Guest.ID) -> GuestFormState? {
        get { form?.id == id ? form : closedForms[id: id] }
        set { if form?.id == id { form = newValue } else { closedForms[id: id] = newValue } }
    }
}
