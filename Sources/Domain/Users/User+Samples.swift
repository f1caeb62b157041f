extension User {
    /// For previews, scenarios and the app that runs without a file.
    public static let samples = [
        User(id: "1", name: "Zoë Ångström"), User(id: "2", name: "José Núñez"),
        User(id: "3", name: "Joséphine Baker"),
    ]
}
