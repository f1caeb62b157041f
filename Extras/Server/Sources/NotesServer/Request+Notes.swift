import Hummingbird

/// Reads the parts of a request. A part that is not valid gets 422, an unknown cursor 410.
extension Request {
    var bearerToken: String? {
        guard let value = headers[.authorization] else { return nil }
        let parts = value.split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }

    /// The body. A body that can't be read, or is too large, is refused with this status.
    func body<Body: Decodable & Sendable>(
        _ type: Body.Type, _ context: some RequestContext,
        orElse status: HTTPResponse.Status = .unprocessableContent
    ) async throws -> Body {
        do {
            return try await decode(as: type, context: context)
        } catch {
            throw Problem(
                status: status, message: "The body is not the JSON that this request needs.")
        }
    }

    /// The cursor after which the client asks for changes.
    func cursor() throws -> Cursor {
        guard let text = uri.queryParameters["after"] else { return .start }
        guard let cursor = Cursor(String(text)) else { throw Problem.unknownCursor }
        return cursor
    }

    /// The greatest number of notes that the answer may have.
    func pageLimit() throws -> Int {
        guard let text = uri.queryParameters["limit"] else { return 200 }
        guard let limit = Int(text), (1...1000).contains(limit) else {
            throw Problem.invalid("The limit has to be a number from 1 to 1000.")
        }
        return limit
    }

    func condition() throws -> Change.Condition {
        switch (headers[.ifMatch], headers[.ifNoneMatch]) {
        case (nil, "*"): return .isAbsent
        case (let text?, nil):
            guard let version = Int(text), version > 0 else {
                throw Problem.invalid("If-Match has to be the version of a note.")
            }
            return .hasVersion(version)
        default:
            throw Problem.invalid("A change needs either If-Match: VERSION or If-None-Match: *.")
        }
    }

    func idempotencyKey() throws -> String {
        let key = headers.first { $0.name.canonicalName == "idempotency-key" }?.value ?? ""
        guard key.wholeMatch(of: /[!-~]{1,128}/) != nil else {
            throw Problem.invalid(
                "A change needs an Idempotency-Key of 1 to 128 printable ASCII characters.")
        }
        return key
    }
}

extension RequestContext {
    func noteID() throws -> String {
        let id = parameters.get("id") ?? ""
        guard id.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil else {
            throw Problem.invalid(
                "The id of a note has 1 to 64 characters: A to Z, a to z, 0 to 9, - and _.")
        }
        return id
    }
}
