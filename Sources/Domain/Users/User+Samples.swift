extension User {
    /// For previews, demos and the app on its first run.
    public static let samples = [
        User(id: "1", name: "Zoë Ångström"), User(id: "2", name: "José Núñez"),
        User(id: "3", name: "Joséphine Baker"),
    ]
}
