import Domain

/// The thing in the file. Each field is optional, because an older file can lack it. An unknown value
/// counts as missing.
struct ThingRecord: JSONDocument {
    private var sorting: String?
    private var isReversed: Bool?
    private var lines: Int?

    init() {}

    init(_ thing: Thing) {
        change(to: thing)
    }

    var thing: Thing {
        var thing = Thing()
        thing.sorting = sorting.flatMap(Thing.Sorting.init) ?? thing.sorting
        thing.isReversed = isReversed ?? thing.isReversed
        if let lines, Thing.possibleLines.contains(lines) { thing.lines = lines }
        return thing
    }

    mutating func change(to thing: Thing) {
        sorting = thing.sorting.rawValue
        isReversed = thing.isReversed
        lines = thing.lines
    }
}
