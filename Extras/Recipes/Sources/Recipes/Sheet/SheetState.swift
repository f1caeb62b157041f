import Presentation

public struct Guest: Equatable, Identifiable, Sendable {
    public let id: String
    public var name: String

    public init(id: String, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// A list of guests, and the form that adds one.
public struct SheetState: Equatable, Sendable {
    public var guests: Rows<Guest>
    /// Stays until it is cancelled or saved, even if its sheet was swiped away in the meantime.
    public var form: GuestFormState?

    public init(guests: Rows<Guest> = Rows()) {
        self.guests = guests
    }

    /// The form that the sheet shows.
    var shownForm: GuestFormState? { form?.isShown == true ? form : nil }
}

/// The form for a new guest. It has the id of the guest, which stays the same if it is saved again.
public struct GuestFormState: Equatable, Identifiable, Sendable {
    public let id: Guest.ID
    public var name = ""
    public var isSaving = false
    public var error: Problem?
    /// False after a swipe during a save. A failure shows the form again.
    public var isShown = true

    public var guest: Guest { Guest(id: id, name: name) }
    public var canSave: Bool { !isSaving && !name.isEmpty }
}

/// The requests of the form to its owner, which outlives it.
public enum GuestFormEvent: Equatable, Sendable {
    case saveRequested(Guest)
    case cancelled
}

public struct SheetUseCases {
    let save: @MainActor (Guest) async throws(Problem) -> Guest
    let makeID: @MainActor () -> Guest.ID

    /// `save` returns the guest as the server has kept it. Saving one id again makes no second guest.
    public init(
        save: @escaping @MainActor (Guest) async throws(Problem) -> Guest,
        makeID: @escaping @MainActor () -> Guest.ID
    ) {
        (self.save, self.makeID) = (save, makeID)
    }
}
