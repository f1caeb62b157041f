package import Domain

extension ItemError: StorageError, StubError {}
