import DI
import Domain
import Foundation

/// Fifty bytes an item, as in a file that somebody wrote by hand.
func makeItems(_ count: Int, at file: URL) throws {
    let elements = (0..<count).map { #"  {"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
    try Foundation.Data("[\n\(elements.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
}

/// Prints four medians in milliseconds: load and delete, each before what Foundation takes alone.
///
/// They take turns, so that what else the machine does slows all of them alike. Of loading, it is the
/// time of the processor: a few milliseconds are soon lost in a queue of other processes.
func measure(_ file: URL) async throws {
    let items = Container.jsonFile(items: file).items
    let copy = file.appendingPathExtension("copy")
    try FileManager.default.copyItem(at: file, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let bytes = try Foundation.Data(contentsOf: file)
    var times: [[Duration]] = [[], [], [], []]
    let clock = ContinuousClock()
    for run in 0..<15 {
        var start = processorTime
        _ = try await items.getItems.execute()
        times[0].append(processorTime - start)
        start = processorTime
        _ = try decode(bytes)
        times[1].append(processorTime - start)
        times[2].append(
            try await clock.measure { try await items.deleteItem.execute(id: "item-\(300 + run)") }
        )
        times[3].append(try clock.measure { try rewrite(copy, without: 300) })
    }
    print(times.map { "\($0.sorted()[$0.count / 2] / .milliseconds(1))" }.joined(separator: " "))
}

/// What all threads of the process have taken of the processors.
private var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

private struct PlainItem: Codable {
    let id: String
    let name: String
}

private func decode(_ bytes: Foundation.Data) throws -> [PlainItem] {
    try JSONDecoder().decode([PlainItem].self, from: bytes)
}

/// Decodes, encodes and writes as durably: a temporary file, flushed, renamed, the folder flushed.
private func rewrite(_ file: URL, without index: Int) throws {
    var items = try decode(Foundation.Data(contentsOf: file))
    items.remove(at: index)
    let temporary = file.appendingPathExtension("unfinished")
    _ = FileManager.default.createFile(
        atPath: temporary.path, contents: try JSONEncoder().encode(items))
    let folder = open(file.deletingLastPathComponent().path, O_RDONLY)
    let number = open(temporary.path, O_WRONLY)
    defer {
        close(number)
        close(folder)
    }
    fsync(number)
    rename(temporary.path, file.path)
    fsync(folder)
}
