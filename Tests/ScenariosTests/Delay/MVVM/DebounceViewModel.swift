import Domain
import Observation

@testable import Presentation
@testable import Scenarios

@MainActor
@Observable
final class DebounceViewModel {
    private(set) var state = Debounce.State()
    private let useCases: Debounce.UseCases
    private let tasks = TasksInFlight<TaskID>()

    private enum TaskID { case search }

    init(useCases: Debounce.UseCases) {
        self.useCases = useCases
    }

    var query: String {
        get { state.query }
        set {
            change {
                $0.query = newValue
                $0.isWaiting = true
            }
            tasks.replace(.search) { [weak self, useCases] in
                guard (try? await useCases.delay.wait(for: Debounce.pause)) != nil else { return }
                let results = await useCases.search(newValue)
                guard !Task.isCancelled else { return }
                self?.change {
                    $0.results = results
                    $0.isWaiting = false
                }
            }
        }
    }

    private func change(_ update: (inout Debounce.State) -> Void) {
        update(&state)
    }
}

extension Debounce {
    static func makeViewModel(_ useCases: UseCases) -> Screen<Debounce> {
        let viewModel = DebounceViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { step in
            viewModel.query = step.query
            return nil
        }
    }
}
