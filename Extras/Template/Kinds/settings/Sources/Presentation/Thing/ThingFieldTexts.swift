import Domain

enum ThingFieldTexts {
    static let order = "Sort By"
    static let reversed = "Reversed"

    static func name(of order: Thing.Order) -> String {
        switch order {
        case .added: "Date Added"
        case .name: "Name"
        }
    }

    static func lines(_ lines: Int) -> String { "Lines of a Long Name: \(lines)" }
}
