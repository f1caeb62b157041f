import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesDI

@Suite("The real container finds its data again after a restart", .timeLimit(.minutes(5)))
struct LiveContainerTests {
    private let folder = TemporaryFolder()

    /// Returns a new container over the same folder, as after a restart of the app.
    private func open(_ server: String? = nil) throws -> NotesContainer {
        let server = try server.map { try NotesContainer.serverAddress($0) }
        return try .live(folder: folder.file("data"), server: server)
    }

    @Test("After a restart, the container finds the notes and the session")
    func again() async throws {
        let container = try open()
        #expect(
            container.demoLogin == Credentials.samples[0], "Without a server, the app is a demo.")
        #expect(await container.session.get.execute() == nil)
        let session = try await container.login.logIn.execute(Credentials.samples[0])
        let path = folder.file("data/session.json").plainPath
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600, "Only the owner can read who is logged in.")
        _ = try await container.syncedNotes()
        let writes: [NoteWrite] = [
            .save("n3", "Tea", original: nil), .save("n2", "Call Cy", original: "Call Bo"),
            .delete("n1", original: "Buy milk"),
        ]
        for write in writes { try await container.notes.write.execute(write, for: session) }

        let opened = try open()
        #expect(await opened.session.get.execute()?.session == .success(session))
        #expect(try await opened.syncedNotes().map(\.content) == ["Call Cy", "Tea"])

        try await opened.session.logOut.execute(keeping: nil)
        #expect(try await open().session.get.execute() == nil)
    }

    @Test("Each server has its own notes and session, even on the same host")
    func severalServers() async throws {
        let servers = [
            "http://127.0.0.1:9", "http://127.0.0.1:9/a", "http://127.0.0.1:9/A",
            "http://127.0.0.1:9/a/b", "http://127.0.0.1:9/a_b", "http://127.0.0.1:9/a%2Fb",
            "http://127.0.0.1", "https://127.0.0.1", "http://127.0.0.1/9", "http://[::1]:9",
            "https://h:8443", "https://h-8443",
        ]
        for server in servers {
            let container = try open(server)
            let write = NoteWrite.save("n", NoteContent(text: server), original: nil)
            try await container.notes.write.execute(write, for: Session(email: "al@x.test"))
        }
        for server in servers {
            let container = try open(server + "/")
            let notes = container.notes.observe.execute(for: Session(email: "al@x.test"))
            let snapshot = try await notes.first { _ in true }?.get()
            #expect(snapshot?.notes.map(\.content.text) == [server])
        }
        let path = folder.file("data").plainPath
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        let names = files.filter { $0.hasPrefix("notes-") && $0.hasSuffix(".json") }
        #expect(names.contains("notes-127.0.0.1-9.json"))
        // Some file systems do not distinguish small letters from capital letters.
        #expect(Set(names.map { $0.lowercased() }).count == servers.count)
    }

    @Test("When the connection is back, the notes are synced before the next planned try")
    func resumeSync() async throws {
        // Nothing listens on this port.
        let container = try open("http://127.0.0.1:9")
        #expect(container.demoLogin == nil)
        let session = Session(email: "al@x.test")
        var snapshots = container.notes.observe.execute(for: session).makeAsyncIterator()
        // Nobody has logged in, so the app does not try to sync again by itself.
        while try await snapshots.next()?.get().sync != .loggedOut {}
        let file = """
            {"server": "http://127.0.0.1:9", "email": "al@x.test", "access": "a", "refresh": "r"}
            """
        try folder.file("data/notes-127.0.0.1-9.session", file)
        await container.resumeSync()
        while let sync = try await snapshots.next()?.get().sync {
            if case .offline = sync { break }
        }
    }

    @Test(
        "A text that is not the address of a server is refused",
        arguments: [
            "", "127.0.0.1:80", "ftp://x", "http://", "http://al@x", "http://x/?y", "http://x y",
            "insecure:", "insecure:ftp://x", "insecure:insecure:http://x", " ", "https://h/\n#f",
            "Ftp://x", "http://@x", "http://:p@x", "http:///x", "http:x", "http://h?",
        ])
    func serverAddress(text: String) {
        #expect(throws: ServerAddressError(text: text)) { try NotesContainer.serverAddress(text) }
    }

    @Test("Without encryption, only addresses of this machine are accepted")
    func unencrypted() throws {
        let accepted =
            "https://h.test/notes http://localhost:8080 http://LocalHost http://127.1.2.3/notes"
            + " http://[::1]:80 https://H:443/ https://h./A//b/ https://h-80 https://h:080/%7e"
        for text in accepted.split(separator: " ").map(String.init) {
            // An earlier version made the names of its files from the address as it was typed. This
            // version still finds these files.
            let name = URL(string: text)?.nameOfFiles
            #expect(try NotesContainer.serverAddress(text).nameOfFiles == name)
        }
        let others =
            "h.test 192.168.1.5:8080 127.0.0.1.h.test 127.0.0.256 127.0.0.+1 localhost.h.test"
            + " [::2] 128.0.0.1"
        for text in others.split(separator: " ").map({ "http://\($0)" }) {
            let error = #expect(throws: ServerAddressError.self, "\(text)") {
                try NotesContainer.serverAddress(text)
            }
            #expect(error?.problem.hasSuffix("with https, or as insecure:\(text)") == true)
            #expect(try NotesContainer.serverAddress("insecure:\(text)").absoluteString == text)
        }
    }

    @Test(
        "All spellings of an address give the same address",
        arguments: [
            ("Http://LocalHost:8080/", "http://localhost:8080"), ("https://h:", "https://h"),
            ("HTTP://127.0.0.1:80//", "http://127.0.0.1"), ("http://[::1]:080", "http://[::1]"),
            ("HTTPS://H.test:443/Notes/V1/", "https://h.test/Notes/V1"),
            ("https://h.:80/a//%7e", "https://h.:80/a//%7e"), ("insecure:https://h", "https://h"),
            ("INSECURE:http://Nas/", "http://nas"), ("Insecure: \t http://A:81", "http://a:81"),
        ])
    func spelling(text: String, address: String) throws {
        let hidden = "\t\n\u{A0}\u{AD}\u{200B}\u{2060}\u{3000}\u{3164}\u{FE0F}\u{FEFF}"
        for text in [text, "\(text)\r\n", hidden + text + hidden] {
            #expect(try NotesContainer.serverAddress(text).absoluteString == address)
        }
    }

    @Test("The app accepts only unencrypted addresses that App Transport Security allows")
    func appTransport() throws {
        let allowed =
            "192.168.1.5:8080 8.8.8.8 127.0.0.1 [fe80::1]:80 localhost nas nas.local/a NAS.Local"
        for host in allowed.split(separator: " ") {
            _ = try NotesContainer.serverAddressOfApp("insecure:http://\(host)")
        }
        let others =
            "h.test local.test nas.local.test not.alocal 1.2.3.4.test 1.2.3 256.1.1.1 nas. nas.local."
        for host in others.split(separator: " ") {
            _ = try NotesContainer.serverAddressOfApp("https://\(host)")
            #expect(throws: ServerAddressError.self, "\(host)") {
                try NotesContainer.serverAddressOfApp("insecure:http://\(host)")
            }
        }
    }
}

extension NotesContainer {
    /// The sample account's notes, after a sync.
    func syncedNotes() async throws -> [Note] {
        let session = Session(email: Credentials.samples[0].email)
        try await notes.sync.execute(for: session)
        for await snapshot in notes.observe.execute(for: session) {
            let snapshot = try snapshot.get()
            if snapshot.sync == .idle { return snapshot.notes }
        }
        return []
    }
}
