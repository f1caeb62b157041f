import ArgumentParser

/// Where the rows of a list, and the accounts of the app, are stored.
enum Storage: String, CaseIterable, ExpressibleByArgument {
    case file, server
}

/// The pattern of an app's screens.
enum Pattern: String, CaseIterable, ExpressibleByArgument {
    case mvvm, mvi

    var name: String { rawValue.uppercased() }

    /// The text for a new app. Remarks that compare the patterns are removed. The sample data has
    /// names that fit any list, and the tests have items of their own.
    func neutral(_ text: String, at path: String) -> String {
        let ofBoth = /(?m)^.*\/\/.*(twin|oth patterns|ach pattern|one pattern).*\n/
        var text = text.replacing(ofBoth, with: "").replacing(", \(name)\")", with: "\")")
            .replacing(/\ in either pattern|\ and the command line/, with: "")
        for (index, sample) in ["Apple", "Banana", "Cherry"].enumerated() {
            text = text.replacing(", name: \"\(sample)\")", with: ", name: \"Item \(index + 1)\")")
        }
        text.replace("turnsAtMost", with: "10_000")
        return path.hasPrefix("Tests/")
            ? text.replacing("Item.samples", with: "Item.fixtures") : text
    }
}
