import Data
import Domain
import Foundation

/// Fifty bytes an item, as in a file that somebody wrote by hand.
func makeItems(_ count: Int, at file: URL) throws {
    let elements = (0..<count).map { #"  {"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
    try Foundation.Data("[\n\(elements.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
}

/// Prints the median time of nine runs, and the peak memory of the process after the first.
func measure(_ what: String, _ file: URL) async throws {
    let repository = JSONFileItemRepository(file: file)
    let bytes =
        what == "decoder" || what == "write" ? try Foundation.Data(contentsOf: file) : .init()
    let copy = file.appendingPathExtension("copy")
    defer { try? FileManager.default.removeItem(at: copy) }
    let runs = 9
    var milliseconds: [Double] = []
    var peak = 0.0
    for run in 0..<runs {
        let time: Duration
        switch what {
        case "load":
            time = try await ContinuousClock().measure { _ = try await repository.items() }
        case "decoder":
            time = try ContinuousClock().measure {
                _ = try JSONDecoder().decode([DecodedItem].self, from: bytes)
            }
        case "delete":
            let id = "item-\(300 + run)"
            time = try await ContinuousClock().measure {
                _ = try await repository.deleteItem(id: id)
            }
        default:
            time = try ContinuousClock().measure { try writeAndFlush(bytes, to: copy) }
        }
        milliseconds.append(time / .milliseconds(1))
        if run == 0 { peak = peakMegabytes }
    }
    print(milliseconds.sorted()[runs / 2], peak)
}

private struct DecodedItem: Decodable {
    let id: String
    let name: String
}

private func writeAndFlush(_ bytes: Foundation.Data, to file: URL) throws {
    _ = FileManager.default.createFile(atPath: file.path(), contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: bytes)
    try handle.synchronize()
    try handle.close()
}

private var peakMegabytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_000_000
    #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) * 1024 / 1_000_000
    #endif
}
