enum Gallery { static func write(to path: String) async throws {} }
