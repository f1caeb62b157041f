import Domain

/// The thing in the file. Each field is optional, because an older file can lack it.
struct ThingRecord: JSONDocument {
    private var text: String?

    init() {}

    init(_ thing: Thing) {
        change(to: thing)
    }

    var thing: Thing { Thing(text: text ?? "") }

    mutating func change(to thing: Thing) {
        text = thing.text
    }
}
