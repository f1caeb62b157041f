enum ThingFieldTexts {
    static let text = "Text"
}
