import Scenarios

extension [String] {
    /// As in “a, b or c”.
    func inWords(_ word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) \(last)"
    }
}

extension Int {
    /// As in “1 step” or “2 steps”.
    func counted(_ noun: String) -> String {
        "\(grouped) \(noun)\(self == 1 ? "" : "s")"
    }
}
