import Domain

/// A feature's error that can say that a file is damaged.
protocol StorageError: DomainError {
    static func damaged(_ text: String) -> Self
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

extension ItemError: StorageError {}
extension UserError: StorageError {}
extension CounterError: StorageError {}
extension NoteError: StorageError {}
extension AuthenticationError: StorageError {}
