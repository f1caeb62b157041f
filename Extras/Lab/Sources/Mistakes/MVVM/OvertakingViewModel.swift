import Domain
import FaultyScreens
import Presentation

/// Sends each change of the count at once, without waiting for the changes before it.
@MainActor
final class OvertakingViewModel: FaultyCounterViewModel {
    private var sending: Task<Void, Never>?

    override func change(_ change: CounterChange) {
        #if MEND_1
        sending?.cancel()
        #elseif MEND_2
        guard !state.isWriting else { return }
        #elseif MENDED
        let before = sending
        #endif
        state.startChange()
        let send = useCases.sending(change)
        sending = Task { [weak self] in
            #if MENDED
            await before?.value
            #endif
            let answer = await Result(catching: send)
            self?.state.endChange(answer)
        }
    }
}
