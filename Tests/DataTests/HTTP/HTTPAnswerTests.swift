import Domain
import Foundation
import Testing

@testable import Data

@Suite("An answer, whatever its status")
struct HTTPAnswerTests {
    @Test("A message is shown in one line; an error without the name of the API is a stranger’s")
    func unexpected() {
        let start = "http://server.test answered with status 500: "
        let known = HTTPAnswer(
            500, #"{"message":"Line one\nline two","api":"notes"}"#, retryAfter: "7")
        let text = "\(start)Line one\\u000aline two"
        #expect(
            HTTPError.unexpected(known)
                == HTTPError(
                    failure: .unavailable(.notAnswered(text)), retryAfter: .seconds(7)))
        let other = "\(start)that is no answer of a server of notes. Check the address."
        for body in ["<html>", #"{"message":"No"}"#, #"{"message":"No","api":"kong"}"#] {
            #expect(HTTPError.unexpected(HTTPAnswer(500, body)) == .unavailable(.notReached(other)))
        }
    }

    @Test(
        "How long the server wants to be left alone, at most a day",
        arguments: [
            ("120", 120), ("0", 0), ("9999999999", 86_400), ("-1", nil), ("soon", nil), (nil, nil),
        ])
    func retryAfter(header: String?, seconds: Int?) {
        #expect(HTTPAnswer(503, retryAfter: header).retryAfter == seconds.map { .seconds($0) })
    }
}

extension HTTPAnswer {
    init(_ status: Int, _ body: String = "", retryAfter: String? = nil) {
        self.init(
            server: URL(string: "http://server.test") ?? URL(filePath: "/"), status: status,
            retryAfter: retryAfter, body: Foundation.Data(body.utf8))
    }
}
