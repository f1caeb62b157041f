import Data
import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

@Suite("Accounts at a server", .timeLimit(.minutes(5)))
struct HTTPAuthenticationRepositoryTests {
    private static let typed = Credentials(email: "bo@x.test", password: Password("enigma \u{22}"))

    @Test("A login stores tokens that only their owner can read, and replaces the old session")
    func logIn() async throws {
        let device = try await Device { request in
            let isRight =
                request.line == "POST /session" && request.headers["authorization"] == nil
                && request.body == #"{"email":"bo@x.test","password":"enigma \""}"#
            return isRight ? .answer(200, #"{"access":"b0","refresh":"s0"}"#) : .answer(500)
        }
        try await JSONFile.file(device.file).update { $0.account = "al@x.test" }
        #expect(chmod(device.file.path, 0o644) == 0)
        #expect(try await device.accounts.execute(Self.typed) == .bo)
        #expect(permissions(of: device.file) == 0o600)
        #expect(try await device.stored().login(of: .bo)?.tokens.access == "b0")
        #expect(try await device.accounts.session() == .bo)
        #expect(unlink(device.file.path) == 0)
        _ = try await device.accounts.execute(Self.typed)
        #expect(permissions(of: device.file) == 0o600, "in a new file, too")
    }

    @Test("If the server has named the account since the login, a logout moves the notes to it")
    func takeOver() async throws {
        let notes = NoteDevice(ControlledRemoteNotes())
        try await notes.save("n", "Tea")
        let device = try await Device { _ in .answer(500) }
        var accounts = device.accounts
        accounts.notes = notes.repository
        try await accounts.store.update(throwing: AuthenticationError.self) {
            $0.tokens = TokenPair(access: "a0", refresh: "r0", account: "bo@x.test")
        }
        try await accounts.execute(keeping: nil)
        #expect(try await device.stored() == TokenRecord())
        #expect(try await notes.notes(for: .bo).map(\.content) == ["Tea"])
    }

    @Test("As in the root, a login trims the email, and does not send an invalid form")
    func rules() async throws {
        let device = try await Device { request in
            let isRight = request.body == #"{"email":"bo@x.test","password":" x "}"#
            return .answer(isRight ? 200 : 500, #"{"access":"b0","refresh":"s0"}"#)
        }
        let logIn: any LogInUseCase = device.accounts
        let typed = Credentials(email: " bo@x.test\u{200B}\n", password: Password(" x "))
        #expect(try await logIn.execute(typed) == .bo)
        await #expect(throws: AuthenticationError.invalid([.emailMalformed])) {
            _ = try await logIn.execute(Credentials(email: "bo", password: Password(" x ")))
        }
    }

    @Test("The user's location in the app is stored until a logout, also if the session is over")
    func place() async throws {
        let device = try await Device { _ in .answer(500) }
        let accounts = device.accounts
        var place = Place(account: "al@x.test")
        place["note"] = ["n1"]
        for (kept, found) in [(place, place), (Place(account: "bo@x.test"), nil), (place, place)] {
            await accounts.execute(kept)
            #expect(await accounts.execute() == OpenSession(session: .success(.al), place: found))
        }
        try Foundation.Data("{".utf8).write(to: device.file)
        let unread = try #require(await accounts.execute())
        #expect(throws: AuthenticationError.self) { try unread.session.get() }
        #expect(unread.place == place, "The form needs the email address.")
        for kept in [place, nil] {
            try await accounts.execute(keeping: kept)
            let expired = kept.map {
                OpenSession(session: .failure(.storage(.sessionExpired)), place: $0)
            }
            #expect(await accounts.execute() == expired)
        }
    }

    @Test("A failed login gives the reason, and the old tokens stay")
    func failure() async throws {
        let refuses = try await Device { _ in .answer(401, #"{"message":"No","api":"notes"}"#) }
        let breaks = try await Device { _ in .bytes("") }
        let text = "\(breaks.server.url.absoluteString) can't be reached: the connection broke."
        let broken = AuthenticationError.unavailable(.notReached(text))
        for (device, error) in [(refuses, .wrongCredentials), (breaks, broken)] {
            await #expect(throws: error) { try await device.accounts.execute(Self.typed) }
            #expect(try await device.accounts.session() == .al)
        }
    }
}
