import Domain
import FaultyScreens
import Presentation

/// Keeps itself alive while it waits for the actions of an effect.
final class HeldScreenStore: SmallStore<SubmitReducer> {
    override func run(_ effect: Effect) -> Task<Void, Never> {
        #if MISTAKE
        Task {
            await effect.work { self.receive($0) }
        }
        #else
        Task { [weak self] in
            await effect.work { self?.receive($0) }
        }
        #endif
    }
}
