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
        var closedForms: [GuestFormViewModel] = []
    }

    public init(guests: Rows<Guest> = Rows(), useCases: SheetUseCases) {
        self.useCases = useCases
        parts = Parts(guests: guests)
    }

    /// Put together at each access.
    public var state: SheetState {
        var state = SheetState(guests: parts.guests)
        state.form = form?.state
        state.closedForms = Rows(parts.closedForms.map(\.state))
        return state
    }

    /// In the sheet.
    public var form: GuestFormViewModel? { parts.form }

    public func add() {
        let form = GuestFormViewModel(id: useCases.makeID())
        form.events.subscribe { [weak self, weak form] event in
            // The view of a sheet that closes can still be tapped.
            guard let self, let form, form === self.form else { return }
            switch event {
            case .saveRequested(let guest): save(guest, from: form)
            case .cancelled: closeForm()
            }
        }
        open(form)
    }

    public func reopen(_ id: Guest.ID) {
        if let form = parts.closedForms.first(where: { $0.id == id }) { open(form) }
    }

    /// The sheet was swiped away. A form that is being saved is kept: its answer is to be shown.
    public func closeForm() {
        change {
            if let form = $0.form, form.state.isSaving { $0.closedForms.append(form) }
            $0.form = nil
        }
    }

    /// Ends when the saves that are open now have ended; nil if there are none.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    private func open(_ form: GuestFormViewModel) {
        closeForm()
        change {
            $0.closedForms.removeAll { $0 === form }
            $0.form = form
        }
    }

    private func save(_ guest: Guest, from form: GuestFormViewModel) {
        _ = tasks.write(guest.id, for: self) { [useCases] () throws(Problem) in
            try await useCases.save(guest)
        } receive: { screen, result in
            switch result {
            case .success(let saved):
                screen.change {
                    $0.guests[id: saved.id] = saved
                    $0.closedForms.removeAll { $0 === form }
                    if $0.form === form { $0.form = nil }
                }
            case .failure(let error):
                form.fail(with: error)
            }
        }
    }

    private func change(_ update: (inout Parts) -> Void) {
        update(&parts)
    }
}
