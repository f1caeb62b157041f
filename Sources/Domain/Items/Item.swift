/// An entry of the items screen's list.
public struct Item: Codable, Identifiable, Hashable, Sendable {
    /// Unique among the items.
    public let id: String
    public var name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// False if nobody would see the name. Such an item can't be saved.
    public var hasName: Bool { !name.trimmed.isEmpty }

    /// For previews, demos, and an app that has stored nothing yet.
    public static let samples = [
        Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana"), Item(id: "c", name: "Cherry"),
    ]
}
