import Domain
import Foundation
import Testing

@testable import NotesData

@Suite("The address and the body of a request")
struct HTTPRequestTests {
    private func address(_ request: HTTPRequest, at server: String) throws -> String {
        try request.address(at: #require(URL(string: server))).absoluteString
    }

    @Test(
        "Path and query are encoded; a server may have a path", arguments: ["", "/a/b", "/a/b//"])
    func data(path: String) throws {
        var request = HTTPRequest("GET", "notes", "../a b")
        request.query["after"] = "a&b=c#d"
        let end = (path.isEmpty ? "" : "/a/b") + "/notes/%2E%2E%2Fa%20b?after=a%26b%3Dc%23d"
        #expect(try address(request, at: "http://x.test:8080\(path)") == "http://x.test:8080\(end)")
    }

    @Test("The same value gives the same bytes, because the keys are sorted")
    func body() {
        let members = Dictionary(uniqueKeysWithValues: "hgfedcba".map { ("\($0)", 1) })
        let body = HTTPRequest("PUT", "notes").with(body: members).body
        let json = #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"#
        #expect(body == Foundation.Data(json.utf8))
    }

    @Test(
        "An address that can't be a server's is an error",
        arguments: [
            "http://server.test?x=1", "http://server.test/#f", "http://server.test/notes?",
            "file:///notes", "ftp://server.test", "mailto:al@x.test", "127.0.0.1", "http:///",
        ])
    func noAddress(server: String) {
        let text = "“\(server)” is not the address of a server."
        #expect(throws: HTTPError.unavailable(.notReached(text))) {
            try address(HTTPRequest(), at: server)
        }
    }
}
