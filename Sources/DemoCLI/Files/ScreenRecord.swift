import Scenarios

/// The fields of a screen as one JSON object.
struct ScreenRecord: Equatable {
    /// In the order of their names, because JSON objects have none.
    let fields: [ScreenField]

    init(_ fields: [ScreenField]) {
        self.fields = fields.sorted { $0.name < $1.name }.map { field in
            guard case .group(let inner) = field.value else { return field }
            return ScreenField(field.name, .group(ScreenRecord(inner).fields))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}

extension ScreenRecord: Encodable {
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        for field in fields {
            let key = Key(stringValue: field.name)
            switch field.value {
            case .flag(let flag): try object.encode(flag, forKey: key)
            case .text(let text): try object.encode(text, forKey: key)
            case .number(let number): try object.encode(number, forKey: key)
            case .list(let list): try object.encode(list, forKey: key)
            case .group(let fields): try object.encode(ScreenRecord(fields), forKey: key)
            }
        }
    }
}

extension ScreenRecord: Decodable {
    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        self.init(
            try object.allKeys.map { key in
                let value: ScreenField.Value =
                    if try object.decodeNil(forKey: key) {
                        .text(nil)
                    } else if let flag = try? object.decode(Bool.self, forKey: key) {
                        .flag(flag)
                    } else if let number = try? object.decode(Int.self, forKey: key) {
                        .number(number)
                    } else if let text = try? object.decode(String.self, forKey: key) {
                        .text(text)
                    } else if let list = try? object.decode([String].self, forKey: key) {
                        .list(list)
                    } else {
                        .group(try object.decode(ScreenRecord.self, forKey: key).fields)
                    }
                return ScreenField(key.stringValue, value)
            })
    }
}
