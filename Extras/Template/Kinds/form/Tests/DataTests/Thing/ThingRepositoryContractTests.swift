import Data
import Domain
import Foundation
import Testing

/// The ways of keeping the thing, each of which has to keep the same contract.
enum ThingRepositoryKind: CaseIterable {
    case inMemory, jsonFile

    func make(in folder: TemporaryFolder) -> any ThingRepository {
        switch self {
        case .inMemory: OnDeviceThingRepository()
        case .jsonFile: OnDeviceThingRepository(file: folder.file("thing.json"))
        }
    }
}

@Suite("Every thing repository keeps one contract", .timeLimit(.minutes(5)))
struct ThingRepositoryContractTests {
    private let folder = TemporaryFolder()

    @Test("It has the default until something is saved", arguments: ThingRepositoryKind.allCases)
    func initial(kind: ThingRepositoryKind) async throws {
        #expect(try await kind.make(in: folder).thing() == Thing())
    }

    @Test("What was saved last is there", arguments: ThingRepositoryKind.allCases)
    func saved(kind: ThingRepositoryKind) async throws {
        let repository = kind.make(in: folder)
        try await repository.save(Thing())
        try await repository.save(.sample)
        #expect(try await repository.thing() == .sample)
    }

    @Test("A file keeps what this app does not know")
    func unknownFields() async throws {
        let file = try folder.file("thing.json", #"{"color": "red"}"#)
        let repository = OnDeviceThingRepository(file: file)
        #expect(try await repository.thing() == Thing())
        try await repository.save(.sample)
        #expect(try text(of: file).contains("red"))
    }
}
