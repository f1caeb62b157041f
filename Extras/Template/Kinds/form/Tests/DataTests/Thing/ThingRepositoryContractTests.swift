import Data
import Domain
import Foundation
import Testing

/// The ways to store the thing. All have to follow the same contract.
enum ThingRepositoryKind: CaseIterable {
    case inMemory, jsonFile

    func make(in folder: TemporaryFolder) -> any ThingRepository {
        switch self {
        case .inMemory: OnDeviceThingRepository()
        case .jsonFile: OnDeviceThingRepository(file: folder.file("thing.json"))
        }
    }
}

@Suite("All thing repositories follow the same contract", .timeLimit(.minutes(5)))
struct ThingRepositoryContractTests {
    private let folder = TemporaryFolder()

    @Test("Before the first save, it has the default", arguments: ThingRepositoryKind.allCases)
    func initial(kind: ThingRepositoryKind) async throws {
        #expect(try await kind.make(in: folder).thing() == Thing())
    }

    @Test("It has the thing that was saved last", arguments: ThingRepositoryKind.allCases)
    func saved(kind: ThingRepositoryKind) async throws {
        let repository = kind.make(in: folder)
        try await repository.save(Thing())
        try await repository.save(.sample)
        #expect(try await repository.thing() == .sample)
    }

    @Test("A save keeps unknown fields of the file")
    func unknownFields() async throws {
        let file = try folder.file("thing.json", #"{"color": "red"}"#)
        let repository = OnDeviceThingRepository(file: file)
        #expect(try await repository.thing() == Thing())
        try await repository.save(.sample)
        #expect(try text(of: file).contains("red"))
    }
}
