public import Observation
public import Presentation

/// The rules of the list, as MVVM. It owns the writes, because it is there when they are answered.
@MainActor
@Observable
public final class SheetViewModel {
    private var parts: Parts
    private let useCases: SheetUseCases
    private let tasks = ScreenTasks<Guest.ID>()

    /// Together in one value, so that an answer changes them in one write.
    private struct Parts {
        var guests: Rows<Guest>
        var form: GuestFormViewModel?
    }

    public init(guests: Rows<Guest> = Rows(), useCases: SheetUseCases) {
        self.useCases = useCases
        parts = Parts(guests: guests)
    }

    /// Put together at each access.
    public var state: SheetState {
        var state = SheetState(guests: parts.guests)
        state.form = parts.form?.state
        return state
    }

    /// The form that the sheet shows.
    public var shownForm: GuestFormViewModel? {
        parts.form?.state.isShown == true ? parts.form : nil
    }

    /// Called when the sheet of this form was swiped away. A newer form stays.
    public func close(_ id: Guest.ID) { if id == parts.form?.id { closeForm() } }

    public func add() {
        // A form that is still being saved is shown again.
        if parts.form == nil { parts.form = makeForm() }
        parts.form?.show(true)
    }

    /// Ends when the saves now in flight have ended; nil if there are none.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    private func makeForm() -> GuestFormViewModel {
        let form = GuestFormViewModel(id: useCases.makeID())
        form.events.subscribe { [weak self, weak form] event in
            // The view of a sheet that is closing can still be tapped.
            guard let self, let form, form === parts.form else { return }
            switch event {
            case .saveRequested(let guest): save(guest, from: form)
            case .cancelled: closeForm()
            }
        }
        return form
    }

    /// A form that is being saved is only hidden, because a failure has to be shown in it.
    private func closeForm() {
        if let form = parts.form, form.state.isSaving { form.show(false) } else { parts.form = nil }
    }

    private func save(_ guest: Guest, from form: GuestFormViewModel) {
        _ = tasks.write(guest.id, for: self) { [useCases] () throws(Problem) in
            try await useCases.save(guest)
        } receive: { screen, result in
            switch result {
            case .success(let saved): screen.accept(saved)
            case .failure(let error): form.fail(with: error)
            }
        }
    }

    private func accept(_ guest: Guest) {
        var parts = parts
        parts.guests[id: guest.id] = guest
        parts.form = nil
        self.parts = parts
    }
}
