import Domain

/// An error that can say what is wrong with a file.
protocol StorageError: Error {
    static func damaged(_ reason: Reason) -> Self
    static func unavailable(_ reason: Reason) -> Self
    static var cancelled: Self { get }
}

extension StorageError {
    init(_ error: JSONFileError) {
        self =
            switch error {
            case .damaged(let details): .damaged(.damaged(details))
            case .full(let details): .unavailable(.noSpace(details))
            case .unavailable(let details): .unavailable(.notAccessible(details))
            case .notEntitled(let details): .unavailable(.notEntitled(details))
            case .cancelled: .cancelled
            }
    }
}

extension ItemError: StorageError {}
extension UserError: StorageError {}
extension CounterError: StorageError {}
extension NoteError: StorageError {}
extension AuthenticationError: StorageError {}
extension HTTPError: StorageError {}
