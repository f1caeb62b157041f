import Domain

extension Int {
    /// Nil for a text that is no number. Blanks around it do not count.
    init?(typed text: String) { self.init(text.trimmed) }
}

extension Double {
    /// Nil for a text that is no number. A comma is a decimal point, so “1,000” is 1.
    init?(typed text: String) {
        let text = text.trimmed.replacing(",", with: ".")
        guard let number = Double(text), number.isFinite, !text.lowercased().contains("x") else {
            return nil
        }
        self = number
    }
}
