import DI
import Domain
import Foundation
import Presentation

/// The files that the command line names.
enum InputFile {
    /// A container over a file of items. To the repository a missing file is an empty list; here
    /// somebody has mistyped.
    static func container(_ path: String) throws -> Container {
        try require(path, option: "--items")
        return .jsonFile(at: URL(fileURLWithPath: path))
    }

    /// The items of a file, which is only read, or those of the sample.
    static func items(_ path: String?) async throws -> [Item] {
        guard let path else { return ItemsScenario.sampleContent }
        let container = try container(path)
        do throws(ItemError) {
            return try await ProgressBar.during("Reading \(path)") {
                _ async throws(ItemError) -> [Item] in
                try await container.getItems.execute()
            }
        } catch {
            throw Failure(error)
        }
    }

    /// The text of a file, or of standard input for `-`.
    static func text(_ path: String, option: String = "SCENARIO") throws -> String {
        if path != "-" { try require(path, option: option) }
        let bytes: Foundation.Data
        do {
            bytes =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? .init()
                : try .init(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.inputOutput, "\(path) can't be read: \(error.localizedDescription)")
        }
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw Failure(.badData, "\(path) is not UTF-8 text; save it as UTF-8")
        }
        return text
    }

    private static func require(_ path: String, option: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.noInput, "\(path) does not exist; check the path given as \(option)")
        }
    }
}

extension Failure {
    init(_ error: ItemError) {
        let code: ExitCode =
            switch error {
            case .notFound, .cancelled: .failed
            case .damaged: .badData
            case .unavailable: .inputOutput
            }
        self.init(code, error.message)
    }
}
