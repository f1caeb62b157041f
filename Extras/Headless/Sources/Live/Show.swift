/// The app or a recipe, which both phones can show.
struct Show: Encodable, Sendable {
    let id: String
    let title: String
    /// True if its lines are steps of the app's scenarios.
    var isScenario = false
    let makePhone: @MainActor @Sendable (Side) -> any Phone

    private enum CodingKeys: CodingKey { case id, title }

    static let all =
        [Show(id: "app", title: "The app", isScenario: true) { AppPhone($0) }] + recipes
}
