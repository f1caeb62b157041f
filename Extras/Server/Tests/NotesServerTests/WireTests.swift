import Foundation
import HTTPTypes
import Testing

@Suite("The server accepts the requests of Notes, and gives the answers that Notes expects")
struct WireTests {
    @Test("Each request of the table, in its order")
    func table() async throws {
        try await TestServer().run { api in
            /// The values that the server has chosen. The key is the word in the table.
            var words: [String: String] = [:]
            for row in WireExchange.all {
                let path = row.line.split(separator: " ")
                let method = try #require(HTTPRequest.Method(String(path[0])))
                var headers: HTTPFields = [:]
                for (name, value) in row.headers {
                    headers[try #require(HTTPField.Name(name))] = value.replacing(words)
                }
                let answer = try await api.send(
                    method, String(path[1]).replacing(words), headers,
                    row.body.isEmpty ? nil : row.body)
                #expect(answer.status == row.status, "\(row.line)")
                for case let (name, text as String) in try answer.members() {
                    words[name.uppercased()] = text
                }
                #expect(try answer.sorted() == row.answer.replacing(words), "\(row.line)")
            }
        }
    }
}

extension String {
    fileprivate func replacing(_ words: [String: String]) -> String {
        words.reduce(self) { $0.replacing($1.key, with: $1.value) }
    }
}

extension Answer {
    fileprivate func members() throws -> [String: Any] {
        if body.isEmpty { return [:] }
        return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
    }

    fileprivate func sorted() throws -> String {
        if body.isEmpty { return "" }
        let data = try JSONSerialization.data(
            withJSONObject: members(), options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
