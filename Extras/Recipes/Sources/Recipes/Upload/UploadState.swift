/// The state of the upload of one file.
public struct UploadState: Equatable, Sendable {
    /// How many bytes the file has.
    public let size: Int
    /// The number of bytes that the service has, from its newest report. It may be smaller than before.
    public internal(set) var sent = 0
    public internal(set) var step = UploadStep.ready
    /// Why the last upload has failed. Nil again when the next upload begins.
    public internal(set) var error: Problem?

    public init(size: Int) { self.size = size }
}

public enum UploadStep: Sendable {
    /// Nothing is in flight: at the beginning, after a cancel and after a failure.
    case ready
    /// The bytes are being sent. The upload can be cancelled.
    case sending
    /// The service has all bytes, and starts to use the file. This step can't be cancelled.
    case using
    case used
}

// The rules that both patterns call.
extension UploadState {
    /// Begins the upload. Returns false for a second tap.
    mutating func begin() -> Bool {
        guard step == .ready else { return false }
        (step, error) = (.sending, nil)
        return true
    }

    /// Cancels the upload. Returns false if no bytes are being sent.
    mutating func cancel() -> Bool {
        guard step == .sending else { return false }
        step = .ready
        return true
    }

    /// Handles the answer to the step in flight. After all bytes have been sent, the next step is
    /// `using`.
    mutating func finish(_ result: Result<Void, Problem>) {
        switch result {
        case .success: step = step == .sending ? .using : .used
        case .failure(let error): (step, self.error) = (.ready, error)
        }
    }
}

public struct UploadUseCases {
    /// Sends the bytes that the service lacks. At the start and after each part, reports how many bytes
    /// the service has.
    public typealias SendBytes =
        @MainActor (_ report: @MainActor (Int) -> Void) async throws(Problem) -> Void
    /// Lets the service use the uploaded file. A second call has no further effect.
    public typealias Use = @MainActor () async throws(Problem) -> Void

    let sendBytes: SendBytes
    let use: Use

    public init(sendBytes: @escaping SendBytes, use: @escaping Use) {
        (self.sendBytes, self.use) = (sendBytes, use)
    }
}
