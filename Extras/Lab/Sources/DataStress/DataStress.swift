import DI
import Domain
import Foundation

/// A helper program that tests run as a separate process, so that they can kill it or limit it.
@main
enum DataStress {
    static let usage = """
        DataStress delete FILE ID...     one after the other; prints each id once it is deleted
        DataStress together FILE ID...   all at once; prints each id once it is deleted
        DataStress increment FOLDER COUNT  one after the other; prints the value after each
        DataStress limit BYTES COMMAND... as the command, with a limit on the size of files
        """

    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            let text = (error as? any DomainError)?.details
            FileHandle.standardError.write(.init("\(text ?? "\(error)")\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        let file = URL(filePath: arguments.dropFirst().first ?? "")
        switch (arguments.first, arguments.count) {
        case ("delete", 3...):
            let items = Container.jsonFile(items: file).items
            for id in arguments[2...] { try await delete(id, items) }
        case ("together", 3...):
            let items = Container.jsonFile(items: file).items
            try await withThrowingTaskGroup { group in
                for id in arguments[2...] { group.addTask { try await delete(id, items) } }
                try await group.waitForAll()
            }
        case ("increment", 3):
            let counter = try Container.live(folder: file).counter
            for _ in 0..<(Int(arguments[2]) ?? 0) {
                acknowledge("\(try await counter.change.execute(.increment).value)")
            }
        case ("limit", 3...):
            limitFileSize(rlim_t(arguments[1]) ?? 0)
            try await run(Array(arguments[2...]))
        default:
            FileHandle.standardError.write(.init("\(usage)\n".utf8))
            exit(64)
        }
    }

    private static func delete(_ id: String, _ items: ItemsUseCases) async throws {
        do {
            try await items.deleteItem.execute(id: id)
            acknowledge(id)
        } catch ItemError.notFound {
            // The file could be read, but has no such item.
        }
    }

    private static func limitFileSize(_ bytes: rlim_t) {
        // By default, this signal ends the process. If the signal is ignored, the write fails with
        // a message, as in DemoCLI.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
        setrlimit(RLIMIT_FSIZE, &limit)
        #endif
    }

    /// Prints a line at once, so that a test sees every acknowledged change, even if it kills this process.
    private static func acknowledge(_ text: String) {
        FileHandle.standardOutput.write(.init("\(text)\n".utf8))
    }
}
