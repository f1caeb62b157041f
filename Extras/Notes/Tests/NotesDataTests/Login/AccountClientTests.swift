import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

@Suite("Tokens of a session at a server", .timeLimit(.minutes(5)))
struct AccountClientTests {
    private static let over = StubServer.Reply.answer(401, #"{"message":"Over","api":"notes"}"#)

    /// A server that accepts one access token at a time, such as `a5`. A refresh gives `a6` and `r6`.
    private actor Accounts {
        /// The requests, each with its token.
        private(set) var log: [String] = []
        private var good: Int
        /// Requests that begin with this text wait for `release`.
        private var holding: String?
        private var held: [CheckedContinuation<Void, Never>] = []

        init(good: Int, holding: String? = nil) { (self.good, self.holding) = (good, holding) }

        func answer(_ request: StubServer.Request) async -> StubServer.Reply {
            let token = request.headers["authorization"] ?? request.body
            log.append("\(request.line) \(token)")
            if let holding, request.line.hasPrefix(holding) {
                await withCheckedContinuation { held.append($0) }
            }
            if request.line == "POST /session/refresh" {
                good += 1
                return .answer(200, #"{"access":"a\#(good)","refresh":"r\#(good)","account":"AL"}"#)
            }
            let isGood = token == "Bearer a\(good)"
            return isGood ? .answer(200, #"{"notes":[],"cursor":"c"}"#) : over
        }

        func release() {
            holding = nil
            for request in held { request.resume() }
            held = []
        }
    }

    @Test("If the token has expired, eight requests are sent again after one refresh")
    func oneRefresh() async throws {
        let accounts = Accounts(good: 5, holding: "GET")
        let device = try await Device { await accounts.answer($0) }
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { try await device.notes.changes(after: nil, for: .al) }
            }
            // At most six requests to one host are in flight at the same time.
            for _ in 0..<6 { await device.server.expect() }
            await accounts.release()
            for try await changes in group { #expect(changes.cursor == "c") }
        }
        let log = await accounts.log
        #expect(log.filter { $0.contains("POST") } == [#"POST /session/refresh {"refresh":"r0"}"#])
        #expect(log.filter { $0 == "GET /notes Bearer a6" }.count == 8)
        let tokens = TokenPair(access: "a6", refresh: "r6", account: "AL")
        #expect(try await device.stored().tokens == tokens)
        // The server has named the account. The session that began before that is still valid.
        let named = try #require(try await device.accounts.session())
        #expect(await [device.changes(for: named), device.changes()] == ["c", "c"])
        #expect(named.email == "AL")
    }

    @Test(
        "If the session is over, its tokens are removed; after a fault they stay",
        arguments: [
            (over, "loggedOut", false),
            (.answer(401, "<html>"), "unavailable", true),
            (.answer(401, #"{"message":"Unauthorized"}"#), "unavailable", true),
            (.answer(503, headers: ["Retry-After": "7"]), "7.0 seconds", true),
            (.bytes(""), "unavailable", true),
            (.answer(200, #"{"access":"bad","refresh":"r9"}"#), "loggedOut", true),
        ])
    func refreshFails(reply: StubServer.Reply, expected: String, keeps: Bool) async throws {
        let accounts = Accounts(good: 5)
        let device = try await Device {
            _ = await accounts.answer($0)
            return $0.line.hasPrefix("POST") ? reply : Self.over
        }
        for _ in 1...2 { #expect(await device.changes().contains(expected)) }
        #expect((try await device.stored().refresh != nil) == keeps)
        let refreshes = await accounts.log.count { $0.hasPrefix("POST") }
        #expect(
            refreshes == (keeps ? 2 : 1), "After a fault, the next request tries a refresh again.")
        #expect(try await device.accounts.session() == .al)
    }

    @Test("Tokens that another process has stored are used without a refresh")
    func otherProcess() async throws {
        let accounts = Accounts(good: 1, holding: "GET")
        let device = try await Device { await accounts.answer($0) }
        let changes = Task { try await device.notes.changes(after: nil, for: .al) }
        await device.server.expect()
        try await device.logInElsewhere(access: "a1", refresh: "r1")
        await accounts.release()
        #expect(try await changes.value.cursor == "c")
        #expect(await accounts.log == ["GET /notes Bearer a0", "GET /notes Bearer a1"])
    }

    @Test("If two processes refresh at once and one is refused, the session goes on")
    func refusedFirst() async throws {
        let accounts = Accounts(good: 5, holding: "POST")
        let device = try await Device { request in
            let isFirst = await !accounts.log.contains { $0.hasPrefix("POST") }
            let isRefused = request.line.hasPrefix("POST") && !isFirst
            return isRefused ? Self.over : await accounts.answer(request)
        }
        let one = Task { await device.changes() }
        await device.server.expect("POST")
        let http = HTTPClient(timeout: Device.longTimeout)
        let other = HTTPRemoteNotes(client: AccountClient(store: .file(device.file), http: http))
        await #expect(throws: RemoteNotesError.loggedOut) {
            try await other.changes(after: nil, for: .al)
        }
        await accounts.release()
        #expect(await one.value == "c")
        #expect(try await other.changes(after: nil, for: .al).cursor == "c")
    }

    @Test("A refresh in flight does not replace newer tokens", arguments: [Session.al, .bo])
    func newerLogin(session: Session) async throws {
        let accounts = Accounts(good: 5, holding: "POST")
        let device = try await Device { await accounts.answer($0) }
        let text = Task { await device.changes() }
        await device.server.expect("POST")
        try await device.logInElsewhere(as: session.email, access: "b", refresh: "rb")
        await accounts.release()
        #expect(await text.value == "loggedOut")
        #expect(try await device.stored().access == "b")
    }

    @Test("A logout during a request removes all tokens", arguments: ["GET", "POST"])
    func logOut(holding: String) async throws {
        let accounts = Accounts(good: 5, holding: holding)
        let device = try await Device { await accounts.answer($0) }
        let changes = Task { await device.changes() }
        await device.server.expect(holding)
        try await device.accounts.execute(keeping: nil)
        await accounts.release()
        #expect(await changes.value == "loggedOut")
        #expect(try text(of: device.file).filter { !$0.isWhitespace } == "{}")
    }

    @Test(
        "After a new login during a request or a refresh, the new tokens are sent",
        arguments: ["GET", "POST /session/refresh"], ["al@x.test", "AL@X.TEST"])
    func logInAgain(holding: String, email: String) async throws {
        let accounts = Accounts(good: holding == "GET" ? 6 : 5, holding: holding)
        let device = try await Device { request in
            if request.line != "POST /session" { return await accounts.answer(request) }
            return .answer(200, #"{"access":"a6","refresh":"r6","account":"al@x.test"}"#)
        }
        let changes = Task { await device.changes() }
        await device.server.expect(holding)
        let credentials = Credentials(email: email, password: Password("enigma"))
        #expect(try await device.accounts.execute(credentials) == .al)
        await accounts.release()
        #expect(await changes.value == "c")
        #expect(try await device.stored().access == "a6")
    }

    @Test("A cancelled caller stops waiting for a refresh; the other caller gets its answer")
    func cancelledInRefresh() async throws {
        let accounts = Accounts(good: 5, holding: "POST")
        let device = try await Device { await accounts.answer($0) }
        let one = Task { await device.changes() }
        await device.server.expect("POST")
        one.cancel()
        #expect(await one.value == "cancelled")
        let other = Task { await device.changes() }
        await accounts.release()
        #expect(await other.value == "c")
        #expect(await accounts.log.count { $0.hasPrefix("POST") } == 1)
    }

    @Test("Another account can't use the tokens, and nobody can after a logout")
    func otherAccount() async throws {
        let accounts = Accounts(good: 0)
        let device = try await Device { await accounts.answer($0) }
        #expect(await device.changes(for: .bo) == "loggedOut")
        try await device.accounts.execute(keeping: nil)
        #expect(await device.changes() == "loggedOut")
        #expect(await accounts.log.isEmpty)
        #expect(try await device.accounts.session() == nil)
    }

    @Test("Damaged tokens are an error; a login replaces them, and a logout removes them")
    func damaged() async throws {
        let device = try await Device { _ in .answer(200, #"{"access":"b0","refresh":"s0"}"#) }
        let damage = { try Foundation.Data("[".utf8).write(to: device.file) }
        try damage()
        #expect(await device.changes().contains("\(device.file.path): "))
        #expect(await device.changes() == "loggedOut")
        try damage()
        try await device.accounts.execute(keeping: nil)
        #expect(try await device.accounts.session() == nil)
        try damage()
        let credentials = Credentials(email: "bo@x.test", password: Password("colossus"))
        #expect(try await device.accounts.execute(credentials) == .bo)
    }
}
