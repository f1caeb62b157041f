import Domain
import Foundation
import Testing

@Suite("What a log writes can be read again")
struct WrittenResultTests {
    private func again<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test("An answer with a value, without one, or with an error")
    func results() throws {
        let items: Result<[Item], ItemError> = .success(Item.samples)
        #expect(try again(items) == items)
        #expect(try again(Result<Void, ItemError>.success(())).get() == ())
        for error in [ItemError.notFound("a"), .unavailable("Offline."), .sessionExpired] {
            let failure: Result<Void, ItemError> = .failure(error)
            #expect(throws: error) { try again(failure).get() }
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Result<Void, ItemError>.self, from: Foundation.Data("{}".utf8))
        }
    }

    @Test("A password is the same dots for each text; only an empty one stays empty")
    func passwords() throws {
        let written = try JSONEncoder().encode(["a", "enigma", ""].map(Password.init))
        #expect(String(decoding: written, as: UTF8.self) == #"["•••","•••",""]"#)
        #expect(try again(Password("enigma")) == Password("•••"))
    }
}
