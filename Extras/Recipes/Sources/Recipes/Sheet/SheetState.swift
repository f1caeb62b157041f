public import Presentation

public struct Guest: Equatable, Identifiable, Sendable {
    public let id: String
    public var name: String

    public init(id: String, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// A list of guests, and the form that adds one.
public struct SheetState: Equatable {
    public var guests: Rows<Guest>
    /// In the sheet.
    public var form: GuestFormState?
    /// Their sheets were closed while they were being saved. The list shows those that failed, too.
    public var closedForms = Rows<GuestFormState>()

    public init(guests: Rows<Guest> = Rows()) {
        self.guests = guests
    }
}

/// What is typed about a new guest. Its id is that of the guest, also when it is saved again.
public struct GuestFormState: Equatable, Identifiable, Sendable {
    public let id: Guest.ID
    public var name = ""
    public var save = Save.never

    public enum Save: Equatable, Sendable {
        case never
        case inFlight
        case failed(Problem)
    }

    public init(id: Guest.ID) {
        self.id = id
    }

    public var guest: Guest { Guest(id: id, name: name) }
    public var isSaving: Bool { save == .inFlight }
    public var canSave: Bool { !isSaving && !name.isEmpty }
}

/// What the form asks of its owner, which outlives it.
public enum GuestFormEvent: Equatable, Sendable {
    case saveRequested(Guest)
    case cancelled
}

public struct SheetUseCases {
    /// Returns the guest as the server has kept it. To save one id again makes no second guest.
    public var save: @MainActor (Guest) async throws(Problem) -> Guest
    public var makeID: @MainActor () -> Guest.ID

    public init(
        save: @escaping @MainActor (Guest) async throws(Problem) -> Guest,
        makeID: @escaping @MainActor () -> Guest.ID
    ) {
        (self.save, self.makeID) = (save, makeID)
    }
}
