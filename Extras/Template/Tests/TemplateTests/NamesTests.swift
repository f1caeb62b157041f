import Testing

@testable import Template

@Suite("Names", .timeLimit(.minutes(5)))
struct NamesTests {
    private let books = Renaming(
        from: Noun(singular: "Item", plural: "Items"), to: Noun(singular: "Book", plural: "Books"))

    @Test(
        "A noun is renamed inside longer names, and its article changes",
        arguments: [
            ("ItemsState", "BooksState"), ("makeItemsStore()", "makeBooksStore()"),
            ("items.first", "books.first"), ("itemCount", "bookCount"), ("ITEM", "BOOK"),
            ("OnDeviceItemRepository", "OnDeviceBookRepository"), ("\"item-0\"", "\"book-0\""),
            ("Deletes an item, the items' first.", "Deletes a book, the books' first."),
            ("Sources/Domain/Items/Item+Samples.swift", "Sources/Domain/Books/Book+Samples.swift"),
        ])
    func renamed(text: String, expected: String) {
        #expect(books.renamed(text) == expected)
    }

    @Test(
        "Words that only look like the noun stay",
        arguments: [
            "itemize", "Itemised", "ToolbarItem { }", ".tabItem { }", "copyItem(at: a, to: b)",
        ])
    func stays(text: String) {
        #expect(books.renamed(text) == text)
    }

    @Test("“The user” is not renamed")
    func user() {
        let orders = Renaming(
            from: Noun(singular: "User", plural: "Users"),
            to: Noun(singular: "Order", plural: "Orders"))
        #expect(
            orders.renamed("What the user does with a user") == "What the user does with an order")
    }

    @Test(
        "The article fits the sound; texts for the user have the name in words",
        arguments: [
            ("User", "/// A user has an item.", "/// A user has a user."),
            ("Plant", "    /// If an\n    /// item is new", "    /// If a\n    /// plant is new"),
            ("Umbrella", "/// An item, and a new item.", "/// An umbrella, and a new umbrella."),
            ("Eulogy", "/// An item", "/// A eulogy"), ("Event", "/// An item", "/// An event"),
            ("FoodCategory", "\"New Item\"", "\"New Food Category\""),
            ("FoodCategory", "\"This item is gone.\"", "\"This food category is gone.\""),
            ("FoodCategory", "\"shelf://item/b\"", "\"shelf://foodCategory/b\""),
        ])
    func grammar(name: String, text: String, expected: String) {
        let renaming = Renaming(from: Noun("Item"), to: Noun(name))
        #expect(renaming.renamed(text, at: "Sources/ItemTexts.swift") == expected)
    }

    @Test(
        "The plural is regular English; for a possible plural there is no guess",
        arguments: [
            ("Book", "Books"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
            ("Address", "Addresses"), ("Status", "Statuses"), ("Settings", nil), ("News", nil),
        ] as [(String, String?)])
    func plural(noun: String, plural: String?) {
        #expect(Noun.plural(of: noun) == plural)
    }

    @Test(
        "Names of Apple's libraries are refused, other names are not",
        arguments: [
            "Menu", "Transaction", "Color", "Settings", "Process", "Scene", "Group", "Section",
            "Link",
            "Table", "Tab", "Operation", "Notification", "Point", "Size", "Category", "Picture",
            "Component", "Task", "Data", "Observable", "Issue", "Default", "Self", "Type",
            "NSObject",
        ])
    func taken(name: String) throws {
        let names = Names([:])
        let problem = #expect(throws: Problem.self) { try names.check(app: name) }
        let other = try #require(problem?.text.split(separator: ": try ").last)
        #expect(other == (name == "Settings" ? "Preferences" : "My\(name)"))
        try names.check(app: String(other))
        for free in ["Shelf", "Names", "Order", "Event", "Subscription"] {
            try names.check(app: free)
        }
    }
}
