import Foundation
import Testing

@testable import NotesServer

@Suite("Accounts")
struct AccountTests {
    @Test("Accounts with the same ids and keys never see or change each other's notes")
    func isolation() async throws {
        try await TestServer().run { api in
            let al = try await api.loggedIn()
            let bo = try await api.loggedIn(email: "bo@x.test", password: "colossus")
            let mine = try await al.put("a", "al's", .isAbsent, key: "k").note()
            _ = try await al.put("b", "al's", .isAbsent)
            #expect(try await bo.notes().notes().notes.isEmpty)
            #expect(try await bo.put("a", "x", .hasVersion(mine.version)).status == 404)
            #expect(try await bo.delete("a", .hasVersion(mine.version)).status == 404)
            let theirs = try await bo.put("a", "al's", .isAbsent, key: "k").note()
            #expect(try await bo.notes().notes().notes == [theirs])
            _ = try await bo.delete("a", .hasVersion(theirs.version))
            #expect(try await al.notes().notes().notes.first == mine)
        }
    }

    @Test("Only the accounts in the file can log in")
    func file() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("accounts.json")
        let json = #"[{"email":"zo\u00eb@x.test","password":"p\u00e4ss","name":"Zoë"}]"#
        try Data(json.utf8).write(to: URL(filePath: path))
        try await TestServer(accounts: Accounts(file: path)).run { api in
            #expect(try await api.logIn(email: "zoë@x.test", password: "päss").status == 200)
            #expect(try await api.logIn().status == 401)
            // “ä” typed as two scalars is the same password. A password in other case is wrong.
            let typed = "pa\u{308}ss"
            #expect(try await api.logIn(email: "zoë@x.test", password: typed).status == 200)
            #expect(try await api.logIn(email: "zoë@x.test", password: "pÄss").status == 401)
            // The same text, with “ë” spelt as two scalars, is the same account.
            let composed = try await api.loggedIn(email: "zoë@x.test", password: "päss")
            _ = try await composed.put("a", "1", .isAbsent)
            let decomposed = try await api.loggedIn(email: "zoe\u{308}@x.test", password: "päss")
            #expect(try await decomposed.notes().notes().notes.count == 1)
            // So is the text in other upper and lower case. The answer has the spelling of the account.
            for email in ["ZOË@x.test", "Zoe\u{308}@X.Test", "zoë@x.test"] {
                let tokens = try await api.logIn(email: email, password: "päss").tokens()
                #expect(Array(tokens.account.utf8) == Array("zo\u{eb}@x.test".utf8))
                #expect(try await api.refresh(tokens.refresh).tokens().account == tokens.account)
                let api = API(send: api.send, access: tokens.access)
                #expect(try await api.notes().notes().notes.count == 1)
            }
        }
    }

    @Test(
        "If the file is not a list of accounts, the error names it in one line",
        arguments: [
            "", "{", "{}", #"[{"email":"al@x.test"}]"#,
            #"[{"email":"a\u001b\n","password":"1"},{"email":"a\u001b\n","password":"2"}]"#,
            #"[{"email":"\u00e9l@x.test","password":"1"},{"email":"E\u0301L@X.TEST","password":"1"}]"#,
        ])
    func damagedFile(_ json: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("accounts.json")
        try Data(json.utf8).write(to: URL(filePath: path))
        let error = try #require(throws: StartError.self) { try Accounts(file: path) }
        #expect(error.description.contains("accounts.json"))
        #expect(!error.description.contains { $0.isNewline || $0 == "\u{1B}" })
    }

    @Test("A missing file is an error")
    func missingFile() throws {
        let path = try TemporaryFolder().file("accounts.json")
        let error = try #require(throws: StartError.self) { try Accounts(file: path) }
        #expect(error.description.contains(path))
    }
}
