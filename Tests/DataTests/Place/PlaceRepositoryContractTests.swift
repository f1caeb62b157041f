import Data
import Domain
import Testing

@Suite("Every place repository keeps one contract", .timeLimit(.minutes(5)))
struct PlaceRepositoryContractTests {
    /// The ways to store a place. All have to follow the same contract.
    enum Kind: CaseIterable {
        case inMemory, jsonFile

        func make(in folder: TemporaryFolder) -> any PlaceRepository {
            switch self {
            case .inMemory: OnDevicePlaceRepository()
            case .jsonFile: OnDevicePlaceRepository(file: folder.file("place.json"))
            }
        }
    }

    private let folder = TemporaryFolder()
    private let place = Self.place(of: "al@x.test")

    private static func place(of account: String) -> Place {
        var place = Place(account: account)
        (place["item"], place["users"]) = (["b"], ["2", "1"])
        return place
    }

    @Test("The place that was kept last is there, until it is removed", arguments: Kind.allCases)
    func contract(kind: Kind) async {
        let places = kind.make(in: folder)
        #expect(await places.place() == nil)
        var newer = place
        newer["item"] = []
        for place in [place, newer, Self.place(of: "bo@x.test")] {
            await places.keep(place)
            #expect(await places.place() == place)
        }
        await places.remove(place)
        #expect(await places.place() == Self.place(of: "bo@x.test"), "It is another one.")
        await places.keep(newer)
        await places.remove(place)
        #expect(await places.place() == newer, "It is a newer one.")
        await places.keep(Self.place(of: "bo@x.test"))
        await places.remove(Self.place(of: "bo@x.test"))
        #expect(await places.place() == nil)
    }

    @Test("If the file can't be written, no place is kept, and there is no error")
    func unwritable() async {
        let places = OnDevicePlaceRepository(file: folder.file("none/place.json"))
        await places.keep(place)
        #expect(await places.place() == nil)
    }
}
