public import Domain

/// Change this when the screen writes. A logout waits for writes, and until the user has seen their
/// errors.
extension ThingState: PartState {
    public enum Failure: DomainError {
        case storage(StorageFailure)

        public var details: String { "\(self)" }
    }

    public var isWriting: Bool { false }
    public var errors: ScreenErrors<Failure> { ScreenErrors() }
}
