/// A feature's error that can say what went wrong with a file.
protocol StorageError: StubError {
    static func damaged(_ text: String) -> Self
    static func unavailable(_ text: String) -> Self
}

extension StorageError {
    init(_ error: JSONFileError) {
        self =
            switch error {
            case .damaged(let text): .damaged(text)
            case .unavailable(let text): .unavailable(text)
            case .cancelled: .cancelled
            }
    }
}
