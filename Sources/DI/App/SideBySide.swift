package import Domain
public import Observation
package import Presentation

/// The app in both patterns, MVVM and MVI, with the same data. Only one pattern is shown. The other
/// pattern keeps its state.
///
/// Both patterns use the same session: a login or a logout in one pattern also happens in the other one.
@MainActor
@Observable
public final class SideBySide {
    package enum Pattern: String, CaseIterable {
        case mvvm = "MVVM"
        case mvi = "MVI"
    }

    package var shown = Pattern.mvvm
    package let viewModel: AppViewModel
    package let store: AppStore
    @ObservationIgnored private var accounts: [String?] = [nil, nil]
    @ObservationIgnored private var observation: StateObservation<[String?]>?

    public init(_ container: Container) {
        viewModel = container.makeAppViewModel()
        store = container.makeAppStore()
        observation = StateObservation { [viewModel, store] in
            [viewModel.place?.account, store.place?.account]
        } render: { [weak self] in
            self?.follow($0)
        }
    }

    /// Repeats a login or a logout in the other pattern. Does nothing while a pattern starts, because
    /// that pattern is still restoring the session itself.
    private func follow(_ new: [String?]) {
        let old = accounts
        accounts = new
        guard !both.contains(where: \.state.isStarting) else { return }
        for (one, other) in [(0, 1), (1, 0)] where new[one] != old[one] {
            if new[one] == nil, new[other] != nil { both[other].logOut() }
            if new[one] != nil, new[other] == nil { both[other].start() }
        }
    }

    /// Both patterns, in the order of the cases of `Pattern`.
    private var both: [any PatternRoot] { [viewModel, store] }
}

extension SideBySide: AppRoot {
    /// Where the user is in the pattern that is shown.
    package var place: Place? {
        shown == .mvvm ? viewModel.place : store.place
    }

    package var states: [AppState] { both.map(\.state) }

    package func start() -> ScreenTask { .all(both.map { $0.start() }) ?? .ended }

    package func openLink(_ link: AppLink) -> ScreenTask? {
        .all(both.map { $0.openLink(link) })
    }

    package func saveDrafts() { both.forEach { $0.saveDrafts() } }

    package var writesInFlight: ScreenTask? { .all(both.map { $0.writesInFlight }) }

    package func showError(since states: [AppState]) -> Bool {
        for (index, pattern) in Pattern.allCases.enumerated()
        where both[index].showError(since: [states[index]]) {
            shown = pattern
            return true
        }
        return false
    }
}
