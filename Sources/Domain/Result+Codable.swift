private enum ResultKey: CodingKey { case success, failure }

/// Lets the answers to requests be logged: `{"success": …}` or `{"failure": …}`. A success that can't be
/// encoded, such as `Void`, is `{}`.
extension Result: @retroactive Encodable where Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ResultKey.self)
        switch self {
        case .success(let value as any Encodable): try container.encode(value, forKey: .success)
        case .success: _ = container.nestedContainer(keyedBy: ResultKey.self, forKey: .success)
        case .failure(let error): try container.encode(error, forKey: .failure)
        }
    }
}

/// Reads a success that is `Decodable` or `Void`.
extension Result: @retroactive Decodable where Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ResultKey.self)
        if container.contains(.failure) {
            self = .failure(try container.decode(Failure.self, forKey: .failure))
        } else if let type = Success.self as? any Decodable.Type,
            let value = try container.decode(type, forKey: .success) as? Success
        {
            self = .success(value)
        } else if container.contains(.success), let value = () as? Success {
            self = .success(value)
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "There is no result."))
        }
    }
}
