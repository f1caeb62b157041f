package import Domain

extension UserError: StorageError, StubError {}
