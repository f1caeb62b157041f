#if !os(iOS)
import DI
import Domain
import Testing

/// The built program is run from a shell, because it reads the password from standard input.
@MainActor
@Suite("list, add, rename and delete work on a server, with a login")
struct ServerCommandTests {
    private let sandbox: Sandbox
    private let server: StubServer

    init() throws {
        sandbox = try Sandbox()
        server = try ItemsServer(items: [Item(id: "a", name: "Apple")]).start()
    }

    @Test("The items of the account are changed", arguments: AppPattern.allCases)
    func commands(pattern: AppPattern) throws {
        func run(_ command: String) throws -> String {
            let options = "--items \(server.url) --login AL@x.test --pattern \(pattern)"
            // No proxy is asked for this machine.
            let proxy = "http_proxy=http://127.0.0.1:1 no_proxy=x.test"
            return try sandbox.bash("echo enigma | \(proxy) DemoCLI \(command) \(options)").output
        }
        #expect(try run("rename a Fig") == "Renamed “a” from “Apple” to “Fig”.\n")
        #expect(try run("add Kiwi").hasSuffix(" (“Kiwi”).\n"))
        #expect(try run("list --format json").matches(of: /"name" : "(Fig|Kiwi)"/).count == 2)
        #expect(try run("delete a") == "Deleted “a” (“Fig”).\n")
    }

    @Test("An item that another device has deleted is not added again")
    func deletedMeanwhile() throws {
        let server = try StubServer { request in
            switch request.line {
            case "POST /login": .json(["token": "t", "email": "al@x.test"])
            case "GET /items": .json([["id": "a", "name": "Apple"]])
            default: request.headers["if-match"] == "*" ? .error(412, "Gone.") : .answer(204)
            }
        }
        let rename = "DemoCLI rename a Fig --items \(server.url) --login al@x.test"
        let outcome = try sandbox.bash("echo enigma | \(rename)")
        #expect(outcome == ("DemoCLI: There is no item “a”.\n", 1))
    }

    @Test(
        "What goes wrong is said in one line with what to do",
        arguments: [
            ("--items SERVER", 64, "a server needs --login EMAIL, and its password "),
            ("--login al@x.test", 64, "--login needs a server, as --items ADDRESS; see “"),
            ("--items SERVER --login al", 64, "The email is not an address."),
            ("--items HTTP://x.test --login al@x.test", 64, "The address is not encrypted"),
            ("--items SERVER --login bo@x.test", 1, "Email or password is wrong."),
            ("--items FORGETFUL --login al@x.test", 1, "Your session has expired."),
            ("--items http://127.0.0.1:1 --login al@x.test", 74, "http://127.0.0.1:1: The server"),
        ])
    func refused(options: String, code: Int32, message: String) throws {
        // Accepts each login, and nothing else.
        let forgetful = try StubServer {
            $0.line.hasPrefix("POST")
                ? .json(["token": "t", "email": "al@x.test"]) : .error(401, "Log in.")
        }
        let options = options.replacing("SERVER", with: "\(server.url)")
            .replacing("FORGETFUL", with: "\(forgetful.url)")
        let outcome = try sandbox.bash("echo enigma | DemoCLI list \(options)")
        #expect(outcome.code == code)
        #expect(outcome.output.hasPrefix("DemoCLI: \(message)"))
        #expect(outcome.output.filter(\.isNewline).count == 1)
    }
}
#endif
