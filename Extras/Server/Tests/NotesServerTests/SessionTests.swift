import Foundation
import HTTPTypes
import Testing

@testable import NotesServer

@Suite("Sessions")
struct SessionTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(
        "Wrong credentials are 401",
        arguments: [
            ("al@x.test", "wrong"), ("al@x.test", ""), ("no@x.test", "enigma"),
            ("al@x.test", "Enigma"), ("al@x.test", "enigma\u{0}"),
        ])
    func wrongCredentials(email: String, password: String) async throws {
        try await server.run { api in
            let answer = try await api.logIn(email: email, password: password)
            #expect(answer.status == 401)
            #expect(answer.headers[.wwwAuthenticate] == "Bearer")
            #expect(try answer.message()?.isEmpty == false)
        }
    }

    @Test("Without a valid access token, notes are 401, and nothing else is checked")
    func withoutToken() async throws {
        try await server.run { api in
            let tokens = try await api.logIn().tokens()
            for token in [nil, "", "x", tokens.refresh] {
                let api = API(send: api.send, access: token)
                for answer in [
                    try await api.notes(after: "x"), try await api.put("a b", "", [:]),
                    try await api.delete("a", [:]),
                ] {
                    #expect(answer.status == 401)
                    #expect(answer.headers[.wwwAuthenticate] == "Bearer")
                }
            }
        }
    }

    @Test("An access token is valid for 15 minutes, even after a restart")
    func accessLifetime() async throws {
        let tokens = try await server.run { api in try await api.logIn().tokens() }
        server.advance(by: 899)
        try await server.run { api in
            let before = try await api.notes(with: tokens)
            #expect(before == 200)
            server.advance(by: 1)
            let after = try await api.notes(with: tokens)
            #expect(after == 401)
        }
    }

    @Test("A refresh gives two new tokens")
    func refresh() async throws {
        try await server.run { api in
            let first = try await api.logIn().tokens()
            server.advance(by: 10_000)
            let second = try await api.refresh(first.refresh).tokens()
            #expect(try await api.notes(with: second) == 200)
            #expect(Set([first.access, first.refresh, second.access, second.refresh]).count == 4)
            #expect(try await api.refresh(second.access).status == 401)
            #expect(try await api.refresh("x").status == 401)
        }
    }

    @Test("If the answer was lost, the client can refresh again, even much later")
    func lostAnswer() async throws {
        try await server.run { api in
            let first = try await api.logIn().tokens()
            #expect(try await api.refresh(first.refresh).status == 200)
            server.advance(by: 100_000)
            let again = try await api.refresh(first.refresh).tokens()
            #expect(try await api.notes(with: again) == 200)
        }
    }

    @Test("After the first use of a new token, the old refresh token is valid for one minute")
    func grace() async throws {
        try await server.run { api in
            let first = try await api.logIn().tokens()
            let second = try await api.refresh(first.refresh).tokens()
            #expect(try await api.notes(with: second) == 200)
            server.advance(by: 59)
            let third = try await api.refresh(first.refresh).tokens()
            #expect(try await api.notes(with: third) == 200)
            #expect(try await api.refresh(second.refresh).status == 200)
        }
    }

    @Test("A second use of the new tokens does not make that minute longer")
    func graceBeginsOnce() async throws {
        try await server.run { api in
            let first = try await api.logIn().tokens()
            let second = try await api.refresh(first.refresh).tokens()
            #expect(try await api.notes(with: second) == 200)
            server.advance(by: 60)
            #expect(try await api.refresh(second.refresh).status == 200)
            #expect(try await api.refresh(first.refresh).status == 401)
        }
    }

    @Test("A late use of a replaced refresh token ends its session, and no other")
    func copiedToken() async throws {
        try await server.run { api in
            let other = try await api.logIn().tokens()
            let first = try await api.logIn().tokens()
            let second = try await api.refresh(first.refresh).tokens()
            let third = try await api.refresh(second.refresh).tokens()
            server.advance(by: 60)
            #expect(try await api.refresh(first.refresh).status == 401)
            #expect(try await api.notes(with: third) == 401)
            #expect(try await api.refresh(third.refresh).status == 401)
            #expect(try await api.notes(with: other) == 200)
        }
    }

    @Test("A refresh token is valid for 30 days")
    func refreshLifetime() async throws {
        try await server.run { api in
            let tokens = try await api.logIn().tokens()
            server.advance(by: 30 * 24 * 60 * 60)
            #expect(try await api.refresh(tokens.refresh).status == 401)
            #expect(try await api.logIn().status == 200)
        }
    }

    @Test("An account that is no longer in the file has no session")
    func removedAccount() async throws {
        let tokens = try await server.run { api in try await api.logIn().tokens() }
        try await server.run(accounts: Accounts(["bo@x.test": "colossus"])) { api in
            let status = try await api.notes(with: tokens)
            #expect(status == 401)
            let answer = try await api.refresh(tokens.refresh)
            #expect(answer.status == 401)
        }
    }

    @Test("Neither tokens nor passwords are in the database")
    func stored() async throws {
        let tokens = try await server.run { api in try await api.logIn().tokens() }
        let bytes = try Data(contentsOf: URL(filePath: server.path))
        let secrets = [tokens.access, tokens.refresh, "enigma"]
        #expect(bytes.firstRange(of: Data("al@x.test".utf8)) != nil)
        for secret in secrets {
            #expect(bytes.firstRange(of: Data(secret.utf8)) == nil)
        }
    }
}

extension API {
    /// The status of the answer to a request for notes.
    fileprivate func notes(with tokens: Answer.Tokens) async throws -> Int {
        try await API(send: send, access: tokens.access).notes().status
    }
}
