import HTTPTypes
import Testing

@testable import NotesServer

@Suite("Guessing of passwords")
struct GuessingTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(
        "After ten wrong passwords for an address, no password is checked for five minutes",
        arguments: ["al@x.test", "no@x.test"])
    func limit(email: String) async throws {
        try await server.run { api in
            for count in 0..<10 {
                let spelling = count.isMultiple(of: 2) ? email : email.uppercased()
                #expect(try await api.logIn(email: spelling, password: "wrong").status == 401)
            }
            for (password, wait) in [("wrong", 299.5), ("enigma", 0.5)] {
                let answer = try await api.logIn(email: email, password: password)
                #expect(answer.status == 429)
                #expect(answer.headers[.retryAfter] == (password == "wrong" ? "300" : "1"))
                #expect(try answer.message()?.isEmpty == false)
                server.advance(by: wait)
            }
            #expect(try await api.logIn(email: email, password: "wrong").status == 401)
        }
    }

    @Test("Other addresses and open sessions are not affected")
    func others() async throws {
        try await server.run { api in
            let tokens = try await api.logIn().tokens()
            for _ in 0..<11 { _ = try await api.logIn(password: "wrong") }
            #expect(try await api.logIn(email: "bo@x.test", password: "colossus").status == 200)
            #expect(try await api.refresh(tokens.refresh).status == 200)
            server.advance(by: 300)
            #expect(try await api.logIn().status == 200)
        }
    }

    @Test("After a right password or five minutes, earlier wrong passwords don't count")
    func reset() async throws {
        try await server.run { api in
            for _ in 0..<3 {
                for _ in 0..<9 { _ = try await api.logIn(password: "wrong") }
                #expect(try await api.logIn().status == 200)
            }
            for _ in 0..<3 {
                for _ in 0..<9 {
                    #expect(try await api.logIn(password: "wrong").status == 401)
                }
                server.advance(by: 300)
            }
        }
    }

    @Test("Of many guesses at the same time, only ten are checked")
    func parallel() async throws {
        try await server.run { api in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<30 {
                    group.addTask { try await api.logIn(password: "wrong").status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 401 } == 10)
            #expect(statuses.count { $0 == 429 } == 20)
        }
    }

    @Test("The memory does not grow with the number of addresses")
    func places() async throws {
        let wrongPasswords = WrongPasswords(places: 8)
        for address in 0..<1000 {
            let credentials = Credentials(email: "\(address)", password: "wrong")
            _ = try? await wrongPasswords.account(for: credentials, in: .sample, now: 0)
        }
        #expect(await wrongPasswords.count == 8)
    }
}
