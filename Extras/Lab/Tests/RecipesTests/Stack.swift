import Domain
import Presentation
public import Recipes
import Synchronization

@testable import Explorer
@testable public import Scenarios

/// A list of teas, and the screens above it: details that load notes, and timers that tick.
enum Stack: Recipe {
    typealias State = StackState
    typealias UseCases = ControlledTeas

    enum Step: Equatable, Sendable {
        /// Goes to a screen from any other screen, as a tap, a link or the Back button does.
        case list, detail(Tea.ID), timer(Tea.ID)
        /// A step on the screen in front.
        case load, openTimer, start
    }

    nonisolated static let name = "stack"
    nonisolated static let walkSteps: [Step] = [
        .list, .detail("a"), .detail("b"), .timer("a"), .load, .openTimer, .start,
    ]

    static func makeViewModel(_ teas: ControlledTeas) -> Screen<Stack> {
        let viewModel = StackViewModel(teas: ControlledTeas.all, useCases: teas.useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { step in
            switch (step, viewModel.path.last.flatMap { viewModel[$0] }) {
            case (.list, _): viewModel.path = []
            case (.detail(let id), _): viewModel.path = [.detail(id)]
            case (.timer(let id), _): viewModel.path = [.detail(id), .timer(id)]
            case (.load, .detail(let detail)): return detail.load().finish
            case (.openTimer, .detail(let detail)): detail.openTimer()
            case (.start, .timer(let timer)): return timer.start()?.finish
            default: break
            }
            return nil
        }
    }

    static func makeStore(_ teas: ControlledTeas) -> Screen<Stack> {
        let reducer = StackReducer(useCases: teas.useCases)
        let store = StackStore(StackState(teas: ControlledTeas.all), reducer: reducer)
        return Screen(store) { step in
            switch (step, store.state.screens.ids.last) {
            case (.list, _): .pathChanged([])
            case (.detail(let id), _): .pathChanged([.detail(id)])
            case (.timer(let id), _): .pathChanged([.detail(id), .timer(id)])
            case (.load, .detail(let id)): .detail(id, .loadRequested)
            case (.openTimer, .detail(let id)): .detail(id, .timerTapped)
            case (.start, .timer(let id)): .timer(id, .startTapped)
            default: nil
            }
        }
    }

    nonisolated static let properties: [Property<Stack>] = [
        Property("A closed screen has no read in flight") { history in
            history.open.filter { request in
                request.isAwaited && request.kind == .read
                    && !history.state.fields.contains { $0.name == request.name }
            }
        },
        Property("A running timer waits for one tick; a closed timer waits for none") {
            $0.open.count { $0.isAwaited && $0.kind == .stream }
        } is: {
            $0.state.screens.all.count {
                if case .timer(let timer) = $0 { timer.isRunning } else { false }
            }
        },
    ]
}

extension StackState: ScreenState {
    /// A field for each screen. Its name is the name of the screen's request.
    public var fields: [ScreenField] {
        screens.all.map { ScreenField(String(lineFor: $0.id), .text("\($0)")) }
    }
}

/// The teas, and the clock of the timers. A tick comes when the play answers its request, or never. Time
/// passes only by ticks, so that it is the same in both patterns.
final class ControlledTeas: Service, Delay {
    static let all = Rows(["a", "b"].map { Tea(id: $0, name: $0) })
    private nonisolated static let start = ContinuousClock.now

    private nonisolated let passed = Mutex(Duration.zero)
    nonisolated var now: ContinuousClock.Instant { Self.start + passed.withLock(\.self) }

    var useCases: StackUseCases {
        StackUseCases(
            loadNotes: { [requests] id throws(Problem) in
                let notes = requests.readName("Notes")
                return try await requests.result(of: "detail \(id)") { _ throws(Problem) in notes }
            }, delay: self)
    }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        let tick = await requests.reply(to: "tick", .stream)
        if tick == nil || Task.isCancelled { throw CancellationError() }
        passed.withLock { $0 += duration }
    }
}
