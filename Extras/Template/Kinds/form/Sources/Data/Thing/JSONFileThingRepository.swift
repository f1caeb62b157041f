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
        do {
            return try await file.read().thing
        } catch {
            throw ThingError(error)
        }
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        do {
            try await file.update { $0.change(to: thing) }
        } catch {
            throw ThingError(error)
        }
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
