import Scenarios

extension Int {
    /// As in “1 step” or “2 steps”.
    func counted(_ noun: String) -> String {
        "\(grouped) \(noun)\(self == 1 ? "" : "s")"
    }
}
