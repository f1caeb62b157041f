import Data
import Domain
import Foundation

/// Does to a file what the tests and scripts need done by another process, so that it can be
/// killed, set limits, or measured.
@main
enum DataStress {
    static let usage = """
        DataStress delete FILE ID...     one after the other; prints each id once it is deleted
        DataStress together FILE ID...   all at once; prints each id once it is deleted
        DataStress increment FILE COUNT  one after the other; prints the value after each
        DataStress limit BYTES COMMAND... as the command, with a limit on the size of files
        DataStress make FILE COUNT       writes items item-0, item-1, ...
        DataStress notes FILE NAME       changes notes as the device NAME until it is killed
        DataStress measure FILE          prints milliseconds: load, decode, delete, rewrite
        """

    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            let text = (error as? ItemError)?.message ?? (error as? CounterError)?.message
            FileHandle.standardError.write(.init("\(text ?? "\(error)")\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        switch (arguments.first, arguments.count) {
        case ("delete", 3...):
            let repository = JSONFileItemRepository(file: URL(filePath: arguments[1]))
            for id in arguments[2...] {
                try await delete(id, from: repository)
            }
        case ("together", 3...):
            let repository = JSONFileItemRepository(file: URL(filePath: arguments[1]))
            try await withThrowingTaskGroup { group in
                for id in arguments[2...] {
                    group.addTask { try await delete(id, from: repository) }
                }
                try await group.waitForAll()
            }
        case ("increment", 3):
            let repository = JSONFileCounterRepository(file: URL(filePath: arguments[1]))
            for _ in 0..<(Int(arguments[2]) ?? 0) {
                acknowledge("\(try await repository.update { $0 + 1 }.value)")
            }
        case ("limit", 3...):
            limitFileSize(rlim_t(arguments[1]) ?? 0)
            try await run(Array(arguments[2...]))
        case ("make", 3):
            try makeItems(Int(arguments[2]) ?? 0, at: URL(filePath: arguments[1]))
        case ("notes", 3):
            let client = try await NotesClient(
                name: arguments[2], file: URL(filePath: arguments[1]))
            try await client.runUntilKilled()
        case ("measure", 2):
            try await measure(URL(filePath: arguments[1]))
        default:
            FileHandle.standardError.write(.init("\(usage)\n".utf8))
            exit(64)
        }
    }

    private static func delete(_ id: String, from repository: JSONFileItemRepository) async throws {
        if try await repository.deleteItem(id: id) { acknowledge(id) }
    }

    private static func limitFileSize(_ bytes: rlim_t) {
        // The process that started this one may ignore it.
        signal(SIGXFSZ, SIG_DFL)
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
        setrlimit(RLIMIT_FSIZE, &limit)
        #endif
    }

    /// One line, written at once: what is acknowledged must be known though the process is killed.
    static func acknowledge(_ text: String) {
        FileHandle.standardOutput.write(.init("\(text)\n".utf8))
    }
}
