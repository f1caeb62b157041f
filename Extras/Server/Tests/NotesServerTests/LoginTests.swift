import Foundation
import HTTPTypes
import Testing

@testable import NotesServer

@Suite("The API: login")
struct LoginTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("The answer has a token, and the email as the account spells it")
    func logIn() async throws {
        try await server.run { api in
            let answer = try await api.logInForItems(email: "AL@X.test")
            #expect(answer.status == 200)
            #expect(Set(try answer.login().keys) == ["token", "email"])
            #expect(try answer.login()["email"] == "al@x.test")
        }
    }

    @Test("Wrong credentials are 401; a wrong body is 400")
    func refused() async throws {
        try await server.run { api in
            let wrong = try await api.logInForItems(password: "wrong")
            #expect(wrong.status == 401)
            #expect(wrong.headers[.wwwAuthenticate] == nil)
            #expect(try wrong.message()?.contains("password") == true)
            for body in ["", "{}", String(repeating: " ", count: 3_000_000)] {
                let answer = try await api.send(.post, "/login", [:], body)
                #expect(answer.status == 400)
                #expect(try answer.message()?.contains("JSON") == true)
            }
        }
    }

    @Test("Wrong passwords count together with those of the notes' API")
    func guessing() async throws {
        try await server.run { api in
            for _ in 0..<5 {
                let answers = [
                    try await api.logIn(password: "wrong"),
                    try await api.logInForItems(password: "wrong"),
                ]
                #expect(answers.map(\.status) == [401, 401])
            }
            let answers = [try await api.logIn(), try await api.logInForItems()]
            #expect(answers.map(\.status) == [429, 429])
        }
    }

    @Test("Without a valid token, items are 401, and nothing else is checked")
    func withoutToken() async throws {
        try await server.run { api in
            let tokens = try await api.logIn().tokens()
            for token in [nil, "", "x", tokens.access, tokens.refresh] {
                let api = API(send: api.send, access: token)
                for answer in [
                    try await api.items(), try await api.putItem("a", body: "{"),
                    try await api.deleteItem("a"),
                ] {
                    #expect(answer.status == 401)
                    #expect(try answer.message()?.isEmpty == false)
                }
            }
            let login = try await api.withItems()
            #expect(try await login.notes().status == 401)
        }
    }

    @Test("A logout ends only its own token; a second logout succeeds, too")
    func logOut() async throws {
        try await server.run { api in
            let (one, other) = (try await api.withItems(), try await api.withItems())
            for _ in 1...2 { #expect(try await one.logOut().status == 204) }
            #expect(try await one.items().status == 401)
            #expect(try await other.items().status == 200)
        }
    }

    @Test("A login is valid for 30 days, even after a restart or after use")
    func lifetime() async throws {
        let token = try await server.run { api in try await api.withItems().access }
        server.advance(by: 30 * 24 * 60 * 60 - 1)
        try await server.run { api in
            let api = API(send: api.send, access: token)
            let before = try await api.items().status
            #expect(before == 200)
            server.advance(by: 1)
            let after = try await api.items().status
            #expect(after == 401)
        }
    }

    @Test("An account that is no longer in the file is logged out")
    func removedAccount() async throws {
        let token = try await server.run { api in try await api.withItems().access }
        try await server.run(accounts: Accounts(["bo@x.test": "colossus"])) { api in
            let status = try await API(send: api.send, access: token).items().status
            #expect(status == 401)
        }
    }

    @Test("The token is not in the database")
    func stored() async throws {
        let token = try await server.run { api in try await api.withItems().access }
        let bytes = try Data(contentsOf: URL(filePath: server.path))
        #expect(bytes.firstRange(of: Data(try #require(token).utf8)) == nil)
    }
}
