import Domain
import FaultyScreens
import Presentation

/// Sends the changes of the count one by one. The release of the screen cancels the change in flight.
@MainActor
final class LostWriteViewModel: FaultyCounterViewModel {
    private var sending: Task<Void, Never>?
    private var unsent: [CounterChange] = []

    override func change(_ change: CounterChange) {
        state.startChange()
        #if MEND_1
        unsent.append(change)
        #else
        send(change)
        #endif
    }

    #if MEND_1
    override func load() {
        super.load()
        unsent.forEach(send)
        unsent = []
    }
    #endif

    private func send(_ change: CounterChange) {
        let send = useCases.sending(change)
        #if MEND_2
        Task { [weak self] in
            let answer = await Result(catching: send)
            self?.state.endChange(answer)
        }
        #else
        sending = Task { [weak self, before = sending] in
            await before?.value
            let answer = await Result(catching: send)
            self?.state.endChange(answer)
        }
        #endif
    }

    deinit {
        #if MISTAKE
        sending?.cancel()
        #else
        // The change in flight goes on.
        #endif
    }
}
