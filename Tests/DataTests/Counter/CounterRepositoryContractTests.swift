import Domain
import Testing

@testable import Data

@Suite("Every counter repository keeps one contract", .timeLimit(.minutes(5)))
struct CounterRepositoryContractTests {
    /// The ways to store a count. All have to follow the same contract.
    enum Kind: CaseIterable {
        case inMemory, jsonFile

        func make(_ counter: Counter?, in folder: TemporaryFolder) throws -> any CounterRepository {
            switch self {
            case .inMemory:
                return OnDeviceCounterRepository(initial: counter ?? Counter(value: 0, version: 0))
            case .jsonFile:
                let text = counter.map { #"{"value": \#($0.value), "version": \#($0.version)}"# }
                if let text { try folder.file("counter.json", text) }
                return OnDeviceCounterRepository(file: folder.file("counter.json"))
            }
        }
    }

    private let folder = TemporaryFolder()

    @Test("A change is kept and returned; its version always grows", arguments: Kind.allCases)
    func change(kind: Kind) async throws {
        let repository = try kind.make(Counter(value: -3, version: 7), in: folder)
        #expect(try await repository.update { $0 - 1 } == Counter(value: -4, version: 8))
        #expect(try await repository.update { _ in 0 } == Counter(value: 0, version: 9))
        #expect(try await repository.update { $0 } == Counter(value: 0, version: 10))
        #expect(try await repository.counter() == Counter(value: 0, version: 10))
    }

    @Test("A change that throws or is out of range changes nothing", arguments: Kind.allCases)
    func throwingChange(kind: Kind) async throws {
        let last = Counter(value: .min, version: .max)
        let repository = try kind.make(last, in: folder)
        await #expect(throws: CounterError.cancelled) {
            try await repository.update { _ throws(CounterError) in throw .cancelled }
        }
        await #expect(throws: CounterError.outOfRange) { try await repository.update { $0 } }
        #expect(try await repository.counter() == last)
    }

    @Test("It starts at zero; only a cancelled task increments nothing", arguments: Kind.allCases)
    func increments(kind: Kind) async throws {
        let repository = try kind.make(nil, in: folder)
        await cancelled {
            await #expect(throws: CounterError.cancelled) { try await repository.counter() }
            await #expect(throws: CounterError.cancelled) { try await repository.update { $0 + 1 } }
        }
        #expect(try await repository.counter() == Counter(value: 0, version: 0))
        let versions = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { try await repository.update { $0 + 1 }.version } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(versions == Set(1...100))
        #expect(try await repository.counter() == Counter(value: 100, version: 100))
    }
}
