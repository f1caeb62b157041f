import Domain

extension Int {
    /// Nil if the text is not a number. Blanks around the number are ignored.
    init?(typed text: String) { self.init(text.trimmed) }
}

extension Double {
    /// Nil if the text is not a number. A comma counts as a decimal point, so “1,000” is 1.
    init?(typed text: String) {
        let text = text.trimmed.replacing(",", with: ".")
        guard let number = Double(text), number.isFinite, !text.lowercased().contains("x") else {
            return nil
        }
        self = number
    }
}
