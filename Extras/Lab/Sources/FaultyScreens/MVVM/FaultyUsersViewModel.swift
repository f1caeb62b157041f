public import Domain
public import Observation
package import Presentation

@MainActor @Observable
open class FaultyUsersViewModel: UsersScreen {
    package final var state = UsersState()
    @ObservationIgnored package final var loading: Task<Void, Never>?
    package final let useCases: UsersUseCases

    public init(useCases: UsersUseCases) { self.useCases = useCases }

    open func load() {}

    deinit { loading?.cancel() }
}
