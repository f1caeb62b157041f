import DI
import Domain
import Foundation

/// The file of items that the command line names.
@MainActor
struct ItemsFile {
    private let path: String
    private var input: InputFile { InputFile(path: path, operand: "--items FILE") }

    nonisolated init(_ path: String) throws {
        guard path != "-" else {
            throw Problem(.usage, "--items takes a file; standard input is /dev/stdin")
        }
        self.path = path
    }

    /// The items; the file may be a pipe.
    func items() async throws -> [Item] {
        try await reading { container in
            do throws(ItemError) {
                return try await container.items.getItems.execute()
            } catch {
                throw Problem(error)
            }
        }
    }

    /// A container that changes this file. To a repository a missing file is an empty list; here
    /// somebody has mistyped.
    func container() throws -> Container {
        guard try input.isRegular() else {
            throw Problem(
                .usage, "\(input.name) is a stream, which can't be changed; name a file as --items")
        }
        return Self.container(path)
    }

    /// A container over what the file holds, for as long as the body needs it.
    func reading<Value>(
        _ body: (Container) async throws -> Value
    ) async throws -> Value {
        if try input.isRegular() { return try await body(Self.container(path)) }
        // A stream can be read once: a copy of it stands for it.
        let copy = try NewFile.temporary(holding: try input.text())
        defer { unlink(copy) }
        do {
            return try await body(Self.container(copy))
        } catch let problem as Problem {
            throw Problem(problem.code, problem.message.replacing(copy, with: path))
        }
    }

    /// Foundation takes `~` for the home of a user, where nobody has expanded it.
    private static func container(_ path: String) -> Container {
        .jsonFile(items: URL(fileURLWithPath: path.hasPrefix("~") ? "./\(path)" : path))
    }
}

extension Problem {
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
