import Presentation
import Recipes

/// An upload of ten bytes, of either pattern.
@MainActor
struct UploadScreen {
    let state: () -> UploadState
    let upload: () -> ScreenTask?
    let cancel: () -> Void
    let writesInFlight: () -> ScreenTask?

    init(_ pattern: Pattern, _ useCases: UploadUseCases) {
        switch pattern {
        case .mvvm:
            let viewModel = UploadViewModel(size: 10, useCases: useCases)
            state = { viewModel.state }
            upload = { viewModel.upload() }
            cancel = { viewModel.cancel() }
            writesInFlight = { viewModel.writesInFlight }
        case .mvi:
            let reducer = UploadReducer(useCases: useCases)
            let store = UploadStore(UploadState(size: 10), reducer: reducer)
            state = { store.state }
            upload = { store.send(.uploadTapped) }
            cancel = { store.send(.cancelTapped) }
            writesInFlight = { store.writesInFlight }
        }
    }
}

/// A service that gets as many bytes as the test says. It ignores a cancel.
@MainActor
final class ControlledUpload {
    /// Each answer is the number of bytes that the service has, or the error.
    let parts = ControlledCalls<Result<Int, Problem>>()
    let uses = ControlledCalls<Result<Void, Problem>>()

    var useCases: UploadUseCases {
        UploadUseCases { [parts] report throws(Problem) in
            var sent = 0
            while sent < 10 {
                sent = try await parts.call().get()
                report(sent)
            }
        } use: { [uses] () throws(Problem) in
            try await uses.call().get()
        }
    }
}
