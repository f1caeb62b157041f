import Data
import Testing

@Suite("What may be the address of a server")
struct ServerAddressTests {
    @Test(arguments: [
        ("https://api.x.test", "https://api.x.test"),
        (" https://x.test:8443/v1// ", "https://x.test:8443/v1"),
        ("http://localhost", "http://localhost"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("insecure:http://nas.local", "http://nas.local"),
        ("insecure:https://x.test", "https://x.test"),
    ])
    func accepted(text: String, address: String) throws {
        #expect(try ServerAddress(text).description == address)
    }

    @Test(arguments: [
        "http://x.test", "http://127.0.0.1.x.test", "http://localhost.x.test", "http://10.0.0.1",
        "http://x.test/localhost",
    ])
    func notEncrypted(text: String) {
        let error = #expect(throws: ServerAddressError.self) { try ServerAddress(text) }
        #expect(error?.errorDescription?.contains("insecure:") == true)
    }

    @Test(arguments: [
        "", "x.test", "127.0.0.1:8080", "ftp://x.test", "https://", "https:///v1", "https://a b",
        "https://al@x.test", "https://al:secret@x.test", "https://x.test?a", "https://x.test#a",
        "http://localhost@x.test", "insecure:", "file:///x",
    ])
    func noAddress(text: String) {
        let error = #expect(throws: ServerAddressError.self) { try ServerAddress(text) }
        #expect(error?.errorDescription?.hasPrefix("This is no address of a server") == true)
        #expect(error?.errorDescription?.contains("secret") == false)
    }
}
