package import Domain
package import Foundation

/// The thing of a JSON file, which several processes may share.
package struct JSONFileThingRepository: ThingRepository {
    private let file: JSONFile<ThingRecord>

    /// The file need not exist; before that there is the initial thing.
    package init(file url: URL, initial: Thing = Thing()) {
        file = JSONFile(url: url, initial: ThingRecord(initial))
    }

    package func thing() async throws(ThingError) -> Thing {
        try await file.read(throwing: ThingError.self).thing
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        try await file.update(throwing: ThingError.self) { $0.change(to: thing) }
    }
}

/// The thing as a file has it. What the app does not know of the file stays in it.
struct ThingRecord: JSONDocument {
    private var text = ""

    init() {}

    init(_ thing: Thing) {
        text = thing.text
    }

    var thing: Thing { Thing(text: text) }

    mutating func change(to thing: Thing) {
        text = thing.text
    }
}
