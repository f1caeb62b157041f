import Domain
import Foundation
import GRDB
import SQLiteData

/// The ways in which a file can fail to be a database of items.
enum Damage: CaseIterable {
    case text, nothing, noTable, otherColumns, brokenPages, missingPages

    /// A part of the error message for this damage.
    var reason: String {
        switch self {
        case .text: "file is not a database"
        case .nothing, .noTable: "no such table: item"
        case .otherColumns: "no such column: id"
        case .brokenPages, .missingPages: "database disk image is malformed"
        }
    }

    func make(in folder: TemporaryFolder) async throws -> URL {
        let file = folder.file("items.sqlite")
        switch self {
        case .text: try folder.write(Array("[]\n".utf8), to: file)
        case .nothing: try folder.write([], to: file)
        case .noTable: try execute("CREATE TABLE thing (id TEXT, name TEXT)", on: file)
        case .otherColumns: try execute("CREATE TABLE item (title TEXT)", on: file)
        case .brokenPages:
            let bytes = try await bytesOfItems(in: file)
            let page = 4096
            let broken = bytes[..<page] + Array(repeating: 0xFF, count: bytes.count - page)
            try folder.write(Array(broken), to: file)
        case .missingPages:
            try folder.write(Array(try await bytesOfItems(in: file)[..<4096]), to: file)
        }
        return file
    }

    private func bytesOfItems(in file: URL) async throws -> [UInt8] {
        let items = (0..<1000).map { Item(id: "\($0)", name: "Item \($0)") }
        try await SQLiteItemRepository(file: file).append(items)
        return try Array(Foundation.Data(contentsOf: file))
    }
}

/// Runs SQL on a database, as another program could.
func execute(_ sql: String, on file: URL) throws {
    try DatabaseQueue(path: file.plainPath).write { try $0.execute(sql: sql) }
}
