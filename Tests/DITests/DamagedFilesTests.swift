import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("A damaged file stays; only a session or a place is replaced", .timeLimit(.minutes(5)))
struct DamagedFilesTests {
    private let folder = TemporaryFolder()

    /// Damaged contents of a file: empty, zeros, cut off, another shape, wrong types, another version of
    /// the app, not UTF-8, UTF-16.
    static let damage: [[UInt8]] =
        [
            "", "\0\0\0", "[", #"{"email": "al"#, "7", "[7]", #"{"email": 7, "value": ""}"#,
            #"{"account": "al@x.test", "tab": "cart", "email": []}"#,
        ].map { Array($0.utf8) } + [[0x7B, 0xFF, 0x7D], [0xFF, 0xFE, 0x7B, 0]]

    @Test(arguments: ["items", "users", "counter", "session", "place"], damage)
    func damaged(name: String, damage: [UInt8]) async throws {
        let file = try folder.write(damage, to: folder.file("\(name).json"))
        let container = try Container.live(folder: folder.url)
        #expect((await container.session.get.execute() != nil) == (name == "session"), "told")
        #expect(await container.session.get.execute() == nil, "once")
        let session = try await container.login.logIn.execute(Credentials.samples[0])
        await container.session.keepPlace.execute(MainState(session: session).place)
        let changes: [String: () async throws -> Void] = [
            "items": { try await container.items.deleteItem.execute(id: Item.samples[0].id) },
            "users": { _ = try await container.users.getUsers.execute() },
            "counter": { _ = try await container.counter.change.execute(.increment) },
        ]
        for (changed, change) in changes where changed != name { try await change() }
        guard let change = changes[name] else {
            return #expect(try text(of: file).contains(session.email))
        }
        await #expect(throws: (any Error).self) { try await change() }
        #expect(try Array(Foundation.Data(contentsOf: file)) == damage)
    }
}
