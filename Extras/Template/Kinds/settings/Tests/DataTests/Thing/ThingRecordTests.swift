import Data
import Domain
import Testing

@Suite("The file of the thing", .timeLimit(.minutes(5)))
struct ThingRecordTests {
    private let folder = TemporaryFolder()

    @Test("An unknown value counts as the default, and the other values are read")
    func unknownValues() async throws {
        let file = try folder.file(
            "thing.json", #"{"sorting": "size", "isReversed": true, "lines": 99}"#)
        let repository = OnDeviceThingRepository(file: file)
        #expect(try await repository.thing() == Thing(isReversed: true))
    }
}
