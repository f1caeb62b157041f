import Scenarios

extension [ScreenField] {
    /// The fields as one JSON object.
    var record: [String: ScreenField.Value] {
        Dictionary(map { ($0.name, $0.value) }) { first, _ in first }
    }
}

extension ScreenField.Value: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try value.encode(flag)
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .list(let list): try value.encode(list)
        case .group(let fields): try value.encode(fields.record)
        }
    }
}
