/// How the user wants to see the first list of the app.
public struct Thing: Codable, Equatable, Sendable {
    public var sorting: Sorting
    public var isReversed: Bool
    /// The number of lines in which a long name is shown.
    public var lines: Int

    public enum Sorting: String, CaseIterable, Codable, Sendable {
        /// The order in which the list has its rows.
        case standard
        case name
    }

    public static let possibleLines = 1...5

    public init(sorting: Sorting = .standard, isReversed: Bool = false, lines: Int = 1) {
        self.sorting = sorting
        self.isReversed = isReversed
        self.lines = lines
    }
}

extension Thing {
    /// For previews and tests.
    public static let sample = Thing(sorting: .name, isReversed: true, lines: 2)

    /// Returns the rows in the order that the user has chosen. `rows` are in the list's own order.
    public func arranged<Row>(_ rows: [Row], name: (Row) -> String) -> [Row] {
        let rows =
            switch sorting {
            case .standard: rows
            case .name: rows.sorted { name($0).lowercased() < name($1).lowercased() }
            }
        return isReversed ? rows.reversed() : rows
    }
}
