import Domain

/// A feature's error that can say that a file is damaged.
protocol StorageError: DomainError {
    static func damaged(_ reason: Reason) -> Self
}

extension StorageError {
    init(_ error: JSONFileError) {
        self =
            switch error {
            case .damaged(let details): .damaged(.damaged(details))
            case .full(let details): .unavailable(.noSpace(details))
            case .unavailable(let details): .unavailable(.notAccessible(details))
            case .cancelled: .cancelled
            }
    }
}

extension ItemError: StorageError {}
extension UserError: StorageError {}
extension CounterError: StorageError {}
extension NoteError: StorageError {}
extension AuthenticationError: StorageError {}
