public import Presentation

public enum UploadIntent: Equatable, Sendable {
    case uploadTapped
    case cancelTapped
}

public enum UploadAction: Sendable {
    case bytesReceived(Int)
    case bytesEnded(Result<Void, Problem>)
    case useResponse(Result<Void, Problem>)
}

/// The upload, as MVI: takes ``UploadIntent``, holds ``UploadState``, emits nothing.
public typealias UploadStore = Store<UploadReducer>

/// The rules of the upload, as MVI.
public struct UploadReducer: @MainActor Reducer {
    private let useCases: UploadUseCases

    public enum EffectID: Hashable, Sendable {
        case bytes
        case use
    }

    public init(useCases: UploadUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout UploadState, intent: UploadIntent) -> Effect<Self> {
        switch intent {
        case .uploadTapped:
            guard state.begin() else { return .none }
            return .stream(.bytes) { [useCases] send in
                let result = await Result { () async throws(Problem) in
                    try await useCases.sendBytes { send(.bytesReceived($0)) }
                }
                send(.bytesEnded(result))
            }

        case .cancelTapped: return state.cancel() ? .cancel(.bytes) : .none
        }
    }

    public func reduce(_ state: inout UploadState, action: UploadAction) -> Effect<Self> {
        switch action {
        case .bytesReceived(let bytes):
            state.sent = bytes
            return .none

        case .bytesEnded(let result):
            state.finish(result)
            guard state.step == .using else { return .none }
            return .write(.use, useCases.use, as: UploadAction.useResponse)

        case .useResponse(let result):
            state.finish(result)
            return .none
        }
    }
}
