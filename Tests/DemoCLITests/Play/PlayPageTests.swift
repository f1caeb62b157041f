import Foundation
import Testing

@testable import DemoCLI

@Suite("The page is one file that allows nothing but its own script", .timeLimit(.minutes(5)))
struct PlayPageTests {
    @Test(
        "The hash is SHA-256",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA="
            ),
        ])
    func hash(text: String, digest: String) {
        #expect(SHA256.base64(text) == digest)
    }

    @Test("Nothing in the data ends the element that it is in")
    func data() throws {
        let commit = "</script><script>alert(1)</script> \u{600}</script> {data} {script} &amp;"
        let html = try PlayPage(commit: commit, games: []).html()
        #expect(html.components(separatedBy: "</script").count == 3)
        let data = try #require(html.components(separatedBy: "id=\"data\">").last)
            .components(separatedBy: "</script>")[0]
        let object = try JSONSerialization.jsonObject(with: Foundation.Data(data.utf8))
        #expect((object as? [String: Any])?["commit"] as? String == commit)
    }

    @Test("Only the style sheet and the script of the page are allowed, by their hashes")
    func policy() throws {
        let html = try PlayPage(commit: nil, games: []).html()
        #expect(html.contains("default-src 'none'; script-src 'sha256-"))
        #expect(!html.contains("unsafe") && !html.contains("http:") && !html.contains("https:"))
    }

    @Test(
        "What play can't do is said at once",
        arguments: [
            Case(
                "DemoCLI play today", 64, "play takes no “today”; see “swift run DemoCLI help play”"
            ),
            Case(
                "DemoCLI play --output no/page.html", 74,
                "“no/page.html” can't be written: No such file or directory; choose another name"),
        ])
    func problems(wrong: Case) throws {
        try wrong.check(in: Sandbox())
    }
}
