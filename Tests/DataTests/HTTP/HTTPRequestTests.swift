import Domain
import Foundation
import Testing

@testable import Data

@Suite("A request, and the server that it goes to")
struct HTTPRequestTests {
    private func address(_ request: HTTPRequest, at server: String) throws -> String {
        try request.address(at: #require(URL(string: server))).absoluteString
    }

    @Test(
        "The parts of a path and a query are data, and name no other address; a server may have a path",
        arguments: ["", "/api/v1", "/api/v1//"])
    func data(path: String) throws {
        var request = HTTPRequest("GET", "notes", "../a b")
        request.query["after"] = "a&b=c#d"
        let server = "http://server.test:8080" + (path.isEmpty ? "" : "/api/v1")
        #expect(
            try address(request, at: "http://server.test:8080" + path)
                == server + "/notes/%2E%2E%2Fa%20b?after=a%26b%3Dc%23d")
    }

    @Test("A body is the same bytes each time: its keys are sorted")
    func body() {
        let members = Dictionary(uniqueKeysWithValues: "hgfedcba".map { ("\($0)", 1) })
        let body = HTTPRequest("PUT", "notes").with(body: members).body
        let json = #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"#
        #expect(body == Foundation.Data(json.utf8))
    }

    @Test(
        "An address that is none of a server is an error",
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
