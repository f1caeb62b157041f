public import Presentation

/// Sent by the views of the list and of its sheet.
public enum SheetIntent: Equatable, Sendable {
    case addTapped
    /// The sheet of this form was swiped away.
    case formClosed(Guest.ID)
    case form(GuestFormIntent)
}

public enum SheetAction: Sendable {
    case saveResponse(Result<Guest, Problem>)
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
            // A form that is still being saved is shown again.
            if state.form == nil { state.form = GuestFormState(id: useCases.makeID()) }
            state.form?.isShown = true
            return .none

        case .formClosed(let id): return id == state.form?.id ? close(&state) : .none
        case .form(let intent): return form.reduce(&state, intent: intent, onEvent: receive)
        }
    }

    public func reduce(_ state: inout SheetState, action: SheetAction) -> Effect<Self> {
        switch action {
        case .saveResponse(.success(let guest)):
            state.guests[id: guest.id] = guest
            state.form = nil

        case .saveResponse(.failure(let error)):
            state.form?.isSaving = false
            state.form?.isShown = true
            state.form?.error = error
        }
        return .none
    }

    private func receive(_ state: inout SheetState, _ event: GuestFormEvent) -> Effect<Self> {
        switch event {
        case .cancelled: close(&state)
        case .saveRequested(let guest):
            .write(guest.id) { [useCases] () throws(Problem) in
                try await useCases.save(guest)
            } as: {
                .saveResponse($0)
            }
        }
    }

    /// A form that is being saved is only hidden, because a failure has to be shown in it.
    private func close(_ state: inout SheetState) -> Effect<Self> {
        if state.form?.isSaving == true { state.form?.isShown = false } else { state.form = nil }
        return .none
    }
}
