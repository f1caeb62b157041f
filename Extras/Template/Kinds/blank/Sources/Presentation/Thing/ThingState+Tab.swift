public import Domain

/// To be changed when it writes: logging out waits for it.
extension ThingState: TabState {
    public var isWriting: Bool { false }
    public var writeError: (any DomainError)? { nil }
    public var hasRefusedText: Bool { false }
}
