package import Domain

extension LogInError: StubError {}
