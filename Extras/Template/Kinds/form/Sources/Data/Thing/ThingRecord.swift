import Domain

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
