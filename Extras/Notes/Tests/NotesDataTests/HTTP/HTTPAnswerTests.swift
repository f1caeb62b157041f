import Domain
import Foundation
import Testing

@testable import NotesData

@Suite("What the client reads in an answer of any status")
struct HTTPAnswerTests {
    @Test("A message is shown in one line; an error without the name of the API is not shown")
    func unexpected() {
        let start = "http://server.test answered with status 500: "
        let known = HTTPAnswer(500, #"{"message":"One\nTwo","api":"notes"}"#, retryAfter: "7")
        let text = "\(start)One\\u000aTwo"
        let error = HTTPError(failure: .unavailable(.notAnswered(text)), retryAfter: .seconds(7))
        #expect(HTTPError.unexpected(known) == error)
        let other = "\(start)that is no answer of a server of notes. Check the address."
        for body in ["<html>", #"{"message":"No"}"#, #"{"message":"No","api":"kong"}"#] {
            #expect(HTTPError.unexpected(HTTPAnswer(500, body)) == .unavailable(.notReached(other)))
        }
    }

    @Test(
        "The time that the server asks to wait, at most a day",
        arguments: [
            ("120", 120), ("0", 0), (" 7\t", 7), ("9999999999", 86_400), ("-1", nil), ("soon", nil),
            (String(repeating: "9", count: 999), 86_400), (nil, nil), ("", nil), ("1.5", nil),
            ("1e3", nil), ("0x10", nil), ("inf", nil), ("١", nil), ("1, 2", nil),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 30), ("Sunday, 06-Nov-94 08:49:37 GMT", 30),
            ("Sun Nov  6 08:49:37 1994", 30), (" Mon, 07 Nov 1994 00:00:00 GMT ", 54_653),
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 86_400),
            ("Sun, 06 Nov 1994 08:49:37 +0100", nil), ("Sun, 06 Nov 1994 08:49:37 GMT, 5", nil),
        ])
    func retryAfter(header: String?, seconds: Int?) {
        let (now, date) = (784_111_747.0, "Sun, 06 Nov 1994 08:49:07 GMT")
        // If the answer has a valid date, this date counts as the time now, not the device's time.
        for (date, now) in [(nil, now), ("soon", now), (date, 0), (date, now * 9)] {
            let answer = HTTPAnswer(503, retryAfter: header, date: date, now: now)
            #expect(answer.retryAfter == seconds.map { .seconds($0) })
        }
    }
}

extension HTTPAnswer {
    init(
        _ status: Int, _ body: String = "", retryAfter: String? = nil, date: String? = nil,
        now: TimeInterval = 0
    ) {
        self.init(
            server: URL(string: "http://server.test") ?? URL(filePath: "/"), status: status,
            retryAfter: retryAfter, date: date, now: Date(timeIntervalSince1970: now),
            body: Foundation.Data(body.utf8))
    }
}
