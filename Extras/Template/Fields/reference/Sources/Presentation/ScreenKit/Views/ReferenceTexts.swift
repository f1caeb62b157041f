enum ReferenceTexts {
    static let none = "None"
    static let all = "All"
    static let filtered = "Nothing Fits the Filter"
    static let showAll = "Show All"
}
