import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("Sessions over HTTP: what an answer means")
struct SessionAPITests {
    @Test("A busy server says how long to wait")
    func tooMany() {
        let answer = HTTPAnswer(429, #"{"message":"Too many.","api":"notes"}"#, retryAfter: "60")
        let error = HTTPError(failure: .unavailable("Too many."), retryAfter: .seconds(60))
        #expect(throws: error) { try SessionAPI.tokens(in: answer) }
    }

    @Test(
        "An answer that is not in the API is an error",
        arguments: [
            HTTPAnswer(401, "<html>"), HTTPAnswer(401, #"{"message":"Unauthorized"}"#),
            HTTPAnswer(200, "<html>"), HTTPAnswer(200, "{}"),
            HTTPAnswer(200, #"{"access":"a b","refresh":"r"}"#),
            HTTPAnswer(200, #"{"access":"a","refresh":""}"#),
            HTTPAnswer(201, #"{"access":"a","refresh":"r"}"#), HTTPAnswer(429, "<html>"),
            HTTPAnswer(422, #"{"message":"Too long","api":"notes"}"#),
            HTTPAnswer(503, #"{"message":"Busy","api":"notes"}"#, retryAfter: "7"),
        ]
            + ["", " ", "a\\n", "a\u{202E}b", String(repeating: "é", count: 1001)].map {
                HTTPAnswer(200, #"{"access":"a","refresh":"r","account":"\#($0)"}"#)
            })
    func noAnswer(answer: HTTPAnswer) {
        #expect(throws: HTTPError.unexpected(answer)) { try SessionAPI.tokens(in: answer) }
    }
}
