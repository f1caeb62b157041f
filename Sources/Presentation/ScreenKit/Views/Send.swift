/// Where a view sends what the user did. Whether a view model or a store listens, it can't tell.
@MainActor
struct Send<Intent: Sendable> {
    private let deliver: @MainActor (Intent) -> WorkHandle

    init(_ deliver: @escaping @MainActor (Intent) -> WorkHandle) {
        self.deliver = deliver
    }

    @discardableResult
    func callAsFunction(_ intent: Intent) -> WorkHandle {
        deliver(intent)
    }

    /// For the view of a child, whose intents the parent takes as its own.
    func map<Child>(_ embed: @escaping @Sendable (Child) -> Intent) -> Send<Child> {
        Send<Child> { self(embed($0)) }
    }
}
