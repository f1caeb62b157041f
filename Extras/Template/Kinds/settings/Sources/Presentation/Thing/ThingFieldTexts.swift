import Domain

enum ThingFieldTexts {
    static let sorting = "Sort By"
    static let reversed = "Reversed"

    static func name(of sorting: Thing.Sorting) -> String {
        switch sorting {
        case .standard: "Standard"
        case .name: "Name"
        }
    }

    static func lines(_ lines: Int) -> String { "Lines of a Long Name: \(lines)" }
}
