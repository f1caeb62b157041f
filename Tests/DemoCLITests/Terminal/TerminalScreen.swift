/// As much of a terminal as is needed to read a screen back from the bytes that draw it.
struct TerminalScreen {
    private(set) var isAlternate = false
    /// The rendition in force, such as `1;37;41`, by the rows in which it was used.
    private(set) var renditions: [Int: Set<String>] = [:]
    private(set) var size: (columns: Int, rows: Int)

    private var cells: [[String]]
    private var row = 0
    private var column = 0
    private var pending = ""

    init(columns: Int, rows: Int) {
        size = (columns, rows)
        cells = Self.blank(columns, rows)
    }

    var lines: [String] { cells.map { $0.joined() } }

    /// The rows, without the spaces at their ends.
    var text: String {
        lines.map { line in
            line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
        }
        .joined(separator: "\n")
    }

    mutating func resize(columns: Int, rows: Int) {
        self = TerminalScreen(resized: self, columns, rows)
    }

    mutating func receive(_ text: String) {
        var rest = Substring(pending + text)
        pending = ""
        while let character = rest.first {
            if character == "\u{1B}" {
                guard let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter }) else {
                    pending = String(rest)
                    return
                }
                perform(rest[end], String(rest.dropFirst(2)[..<end]))
                rest = rest[rest.index(after: end)...]
            } else {
                put(character)
                rest.removeFirst()
            }
        }
    }

    private init(resized old: TerminalScreen, _ columns: Int, _ rows: Int) {
        self.init(columns: columns, rows: rows)
        isAlternate = old.isAlternate
        pending = old.pending
    }

    private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    private mutating func perform(_ command: Character, _ parameters: String) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (command, parameters) {
        case ("H", _) where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
        case ("G", _) where numbers.count == 1: column = numbers[0] - 1
        case ("K", ""):
            for index in column..<max(column, size.columns) { cells[row][index] = " " }
        case ("J", "2"): cells = Self.blank(size.columns, size.rows)
        case ("h", "?1049"), ("l", "?1049"):
            isAlternate = command == "h"
            cells = Self.blank(size.columns, size.rows)
            (row, column) = (0, 0)
        case ("m", "0"): break
        case ("m", _): renditions[row, default: []].insert(parameters)
        default: break
        }
    }

    private mutating func put(_ character: Character) {
        guard !character.isNewline else {
            (row, column) = (min(row + 1, size.rows - 1), 0)
            return
        }
        guard cells.indices.contains(row) else { return }
        let isWide =
            character.unicodeScalars.contains { (0x1100...0x1_FFFF).contains($0.value) }
            && !character.unicodeScalars.contains { (0x2000...0x2BFF).contains($0.value) }
        guard column + (isWide ? 1 : 0) < size.columns else { return }
        cells[row][column] = String(character)
        if isWide { cells[row][column + 1] = "" }
        column += isWide ? 2 : 1
    }
}
