import Domain
import Observation
import Presentation

/// The notes screen of either pattern, as a view uses it. The tasks end when the work has ended.
@MainActor
protocol NotesScreen: AnyObject {
    var state: NotesState { get }
    @discardableResult func load() -> Task<Void, Never>
    @discardableResult func refresh() -> Task<Void, Never>
    @discardableResult func add(_ id: Note.ID) -> Task<Void, Never>?
    @discardableResult func select(_ id: Note.ID) -> Task<Void, Never>?
    @discardableResult func type(_ text: String) -> Task<Void, Never>?
    func closeEditor() -> Task<Void, Never>?
    func delete(_ id: Note.ID) -> Task<Void, Never>?
    func retry(_ id: Note.ID) -> Task<Void, Never>?
    func discard(_ id: Note.ID) -> Task<Void, Never>?
}

extension NotesScreen {
    /// Returns when the screen is in such a state, or when the time is over.
    func wait(
        until deadline: ContinuousClock.Instant? = nil, _ condition: (NotesState) -> Bool
    ) async {
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        let clock = Task {
            guard let deadline else { return }
            try await Task.sleep(until: deadline)
            changed.finish()
        }
        defer { clock.cancel() }
        var change = changes.makeAsyncIterator()
        while !withObservationTracking({ condition(state) }, onChange: { changed.yield() }) {
            guard await change.next() != nil else { return }
        }
    }
}
