import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("Where the user was is kept in a file", .timeLimit(.minutes(1)))
@MainActor
struct PlaceKeeperTests {
    private let folder = TemporaryFolder()

    @Test(
        "A file that is damaged or of another version means a fresh start, and is replaced",
        arguments: ["", "{", #"{"account": "al@x.test", "tab": "cart"}"#])
    func damaged(text: String) async throws {
        try folder.write(text, to: "place.json")
        let places = PlaceKeeper(folder: folder[""])
        #expect(places.restored == nil)
        let main = MainState(session: .init(email: "al@x.test"))
        places.keep { main.place }
        #expect(PlaceKeeper(folder: folder[""]).restored == main.place)
    }

    @Test("Without a place, as after a log-out, there is no file")
    func noPlace() throws {
        let places = PlaceKeeper(folder: folder[""])
        places.keep { MainState(session: .init(email: "al@x.test")).place }
        places.keep { nil }
        #expect(!FileManager.default.fileExists(atPath: folder["place.json"].path))
    }

    @Test("In a folder that can't be written, nothing is kept, and nobody is stopped")
    func unwritable() {
        folder.remove()
        let places = PlaceKeeper(folder: folder[""])
        places.keep { MainState(session: .init(email: "al@x.test")).place }
        #expect(PlaceKeeper(folder: folder[""]).restored == nil)
    }
}
