package import Domain

extension CounterError: StorageError, StubError {}
