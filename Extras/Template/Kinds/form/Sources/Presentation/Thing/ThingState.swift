public import Domain

/// The state of the thing screen. All other values that the screen shows are computed from it.
public struct ThingState: Equatable, Sendable {
    /// The thing, with what the user has changed. Nil before the first load has succeeded.
    public var thing: Thing?
    public var loading = Loading<ThingError>.never
    /// The errors of loads and of saves.
    public var errors = ScreenErrors<ThingError>()
    /// True if the user has changed something that no save has taken yet: it waits for the save in flight,
    /// or its save has failed.
    public var isEdited = false
    public var isSaving = false

    public init() {}
}

// The rules. The caller has to do what they return.

extension ThingState {
    public var isLoading: Bool { loading == .loading }
    public var error: ThingError? { errors.shown }
    public var isWriting: Bool { isSaving }

    /// Returns whether to load. While something has to be saved, the screen has the newest values, so
    /// this returns false.
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

    /// What is not loaded yet can't be changed.
    func isChanged(by thing: Thing) -> Bool { self.thing != nil && self.thing != thing }

    /// Shows a change. The load in flight has to be cancelled. Returns the thing to save; nil while a save
    /// is in flight.
    mutating func edit(_ thing: Thing) -> Thing? {
        self.thing = thing
        isEdited = true
        loading.stop()
        return isSaving ? nil : beginSave()
    }

    /// Returns the thing to save if the user has changed it during this save. If a save fails and nothing
    /// was changed during it, the next change tries again.
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
    /// True while a change waits for the save in flight. A logout that does not wait would lose it.
    var hasWaitingChange: Bool { isSaving && isEdited }
}
