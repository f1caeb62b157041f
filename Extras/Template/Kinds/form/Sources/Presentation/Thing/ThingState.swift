public import Domain

/// The state of the thing screen. All other values that the screen shows are computed from it.
public struct ThingState: Codable, Equatable, Sendable {
    /// The thing with the user's changes. Nil until a load has succeeded.
    public var thing: Thing?
    public var loading = Loading<ThingError>.never
    /// The errors of loads and of saves.
    public var errors = ScreenErrors<ThingError>()
    /// True if a change by the user is not saved: it waits for the save in flight, or its save has
    /// failed.
    public var isEdited = false
    public var isSaving = false

    public init() {}
}

// The rules of the thing screen. The caller has to start the load or the save that they return.

extension ThingState {
    public var isLoading: Bool { loading == .loading }
    public var error: ThingError? { errors.shown }
    public var isWriting: Bool { isSaving }

    /// Returns true if the caller has to load. While a change is not saved, returns false, because the
    /// screen has the newest values.
    mutating func beginLoad() -> Bool {
        guard !isEdited, !isSaving else { return false }
        loading = .loading
        errors.beginRead()
        return true
    }

    mutating func endLoad(_ result: Result<Thing, ThingError>) {
        switch result {
        case .success(let thing):
            loading = .loaded
            self.thing = thing
        case .failure(let error):
            loading = .failed(error)
            errors.failRead(error)
        }
    }

    /// False if `thing` is not a change, or if the screen has loaded nothing yet.
    func isChanged(by thing: Thing) -> Bool { self.thing != nil && self.thing != thing }

    /// Shows a change. The caller has to cancel the load in flight. Returns the thing to save; nil
    /// while a save is in flight.
    mutating func edit(_ thing: Thing) -> Thing? {
        self.thing = thing
        isEdited = true
        loading.endSpinner()
        return isSaving ? nil : beginSave()
    }

    /// If the user has changed the thing during this save, returns the thing to save next. Otherwise,
    /// after a failed save, the next change tries again.
    mutating func endSave(_ result: Result<Void, ThingError>) -> Thing? {
        isSaving = false
        if isEdited { return beginSave() }
        if case .failure(let error) = result {
            errors.failWrite(error)
            isEdited = true
        }
        return nil
    }

    private mutating func beginSave() -> Thing? {
        isEdited = false
        isSaving = true
        errors.beginWrite()
        return thing
    }
}

extension ThingState: PartState {
    /// True while a change waits for the save in flight. If a logout did not wait for it, the change
    /// would be lost.
    var hasWaitingChange: Bool { isSaving && isEdited }
}
