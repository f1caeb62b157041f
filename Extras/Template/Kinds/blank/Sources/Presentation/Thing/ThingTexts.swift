enum ThingTexts {
    static let title = "Thing"

    static func taps(_ count: Int) -> String { "Taps: \(count)" }
}
