package import Domain

extension NoteError: StorageError {}
