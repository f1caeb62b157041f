public import Observation
public import Presentation

/// The rules of the upload, as MVVM.
@MainActor
@Observable
public final class UploadViewModel {
    public private(set) var state: UploadState

    private let useCases: UploadUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case bytes
        case use
    }

    private enum Answer {
        case received(Int)
        case ended(Result<Void, Problem>)
    }

    public init(size: Int, useCases: UploadUseCases) {
        (state, self.useCases) = (UploadState(size: size), useCases)
    }

    /// Begins the upload, or goes on after the bytes that the service already has. Returns the task
    /// that sends the bytes; nil for a second tap.
    @discardableResult
    public func upload() -> ScreenTask? {
        guard state.begin() else { return nil }
        return tasks.stream(.bytes, for: self) { [useCases] send in
            let result = await Result { () async throws(Problem) in
                try await useCases.sendBytes { send(.received($0)) }
            }
            send(.ended(result))
        } receive: { (screen, answer: Answer) in
            switch answer {
            case .received(let bytes): screen.state.sent = bytes
            case .ended(let result): screen.finishBytes(result)
            }
        }
    }

    public func cancel() {
        if state.cancel() { tasks.cancel(.bytes) }
    }

    /// A task that ends when the service has answered the write; nil if no write is in flight.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    private func finishBytes(_ result: Result<Void, Problem>) {
        state.finish(result)
        guard state.step == .using else { return }
        _ = tasks.write(.use, for: self, useCases.use) { $0.state.finish($1) }
    }
}
