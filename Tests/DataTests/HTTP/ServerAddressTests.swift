import Data
import Foundation
import Testing

@Suite("What may be the address of a server")
struct ServerAddressTests {
    @Test(
        arguments: [
            ("https://api.x.test", "https://api.x.test"), ("http://[::1]:80", "http://[::1]:80"),
            (" https://x.test:8443/v1// ", "https://x.test:8443/v1"),
            ("http://localhost/", "http://localhost"), ("Https://x.test", "Https://x.test"),
            ("http://127.0.0.1:80", "http://127.0.0.1:80"),
            ("insecure:http://nas.local", "http://nas.local"),
        ]
            + ["http://x.test", "http://127.0.0.1.x.test", "http://10.0.0.1", "http://x/localhost"]
            .map { ($0, "is not encrypted") }
            + [
                "", "x.test", "127.0.0.1:8080", "ftp://x.test", "https://", "https:///v1",
                "https://a b", "https://al:secret@x.test", "https://x.test?a", "https://x.test#a",
                "http://localhost@x.test", "insecure:", "file:///x",
            ].map { ($0, "is no address of a server") })
    func address(text: String, expected: String) {
        do {
            #expect(try ServerAddress(text).description == expected)
        } catch {
            #expect(error.localizedDescription.contains(expected))
            #expect(!error.localizedDescription.contains("secret"))
        }
    }
}
