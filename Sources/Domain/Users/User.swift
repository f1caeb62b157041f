/// A person in the list of the users screen, not the person who uses the app.
public struct User: Codable, Identifiable, Hashable, Sendable {
    /// Unique among the users. Two users can have the same name.
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// For previews, demos, and an app that has stored nothing yet.
    public static let samples = [
        User(id: "1", name: "Zoë Ångström"), User(id: "2", name: "José Núñez"),
        User(id: "3", name: "Joséphine Baker"),
    ]
}
