public import Domain

/// The state of the thing screen. All other values that the screen shows are computed from it.
public struct ThingState: Equatable, Sendable {
    /// The thing, with what the user has changed. Nil before the first load has succeeded.
    public var thing: Thing?
    public var loading = Loading<ThingError>.never
    /// The errors of loads and of saves.
    public var errors = ScreenErrors<ThingError>()
    /// True if the user has changed something that no save has taken yet.
    public var isEdited = false
    /// How many saves have been asked for and not answered. They are sent one after the other.
    public var pendingSaves = 0

    public init() {}
}

// The rules. The caller has to do what they return.

extension ThingState {
    public var isLoading: Bool { loading == .loading }
    public var error: ThingError? { errors.shown }
    public var isWriting: Bool { pendingSaves > 0 }

    /// Returns whether to load. While something has to be saved, the screen has the newest values, so
    /// this returns false.
    mutating func beginLoad() -> Bool {
        guard !isEdited, pendingSaves == 0 else { return false }
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

    /// Returns whether this is a change. If it is, the load in flight has to be cancelled.
    mutating func edit(_ thing: Thing) -> Bool {
        guard self.thing != nil, self.thing != thing else { return false }
        self.thing = thing
        isEdited = true
        loading.stop()
        return true
    }

    /// Returns the thing to save; nil if there is nothing to save.
    mutating func beginSave() -> Thing? {
        guard isEdited, let thing else { return nil }
        isEdited = false
        errors.beginWrite()
        pendingSaves += 1
        return thing
    }

    /// What could not be saved is saved with the next change, or when the user leaves.
    mutating func endSave(_ result: Result<Void, ThingError>) {
        pendingSaves -= 1
        guard case .failure(let error) = result else { return }
        errors.failWrite(error)
        if pendingSaves == 0 { isEdited = true }
    }
}

extension ThingState: PartState {}
