public import Domain

/// To be changed when it writes: logging out waits for it, and until its errors are seen.
extension ThingState: PartState {
    public enum Failure: DomainError {
        case storage(StorageFailure)

        public var details: String { "\(self)" }
    }

    public var isWriting: Bool { false }
    public var errors: ScreenErrors<Failure> { ScreenErrors() }
}
