import Testing

@testable import Template

@Suite("Names", .timeLimit(.minutes(5)))
struct NamesTests {
    private let books = Renaming(
        from: Noun(singular: "Item", plural: "Items"), to: Noun(singular: "Book", plural: "Books"))

    @Test(
        "A word is renamed wherever it is a word, with its article",
        arguments: [
            ("ItemsState", "BooksState"), ("makeItemsStore()", "makeBooksStore()"),
            ("items.first", "books.first"), ("itemCount", "bookCount"), ("ITEM", "BOOK"),
            ("InMemoryItemRepository", "InMemoryBookRepository"), ("\"item-0\"", "\"book-0\""),
            ("Deletes an item, the items' first.", "Deletes a book, the books' first."),
            ("Sources/Domain/Items/Item+Samples.swift", "Sources/Domain/Books/Book+Samples.swift"),
        ])
    func renamed(text: String, expected: String) {
        #expect(books.renamed(text) == expected)
    }

    @Test(
        "What only looks like it stays",
        arguments: [
            "itemize", "Itemised", "ToolbarItem { }", ".tabItem { }", "copyItem(at: a, to: b)",
        ])
    func stays(text: String) {
        #expect(books.renamed(text) == text)
    }

    @Test("The user who taps is nobody's entity")
    func user() {
        let orders = Renaming(
            from: Noun(singular: "User", plural: "Users"),
            to: Noun(singular: "Order", plural: "Orders"))
        #expect(
            orders.renamed("What the user does with a user") == "What the user does with an order")
    }

    @Test(
        "A plural is regular English; what may be one is asked for",
        arguments: [
            ("Book", "Books"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
            ("Address", "Addresses"), ("Status", "Statuses"), ("Settings", nil), ("News", nil),
        ] as [(String, String?)])
    func plural(noun: String, plural: String?) {
        #expect(Noun.plural(of: noun) == plural)
    }

    @Test(
        "What can't be a name is refused with the reason and a name that works",
        arguments: [
            ("my-shelf", "“my-shelf” can't be the name of a type: try MyShelf"),
            ("shelf", "“shelf” can't be the name of a type: try Shelf"),
            ("Übung 1", "“Übung 1” can't be the name of a type: try Ubung1"),
            ("7", "“7” can't be the name of a type: try Book"),
            ("Class", "“class” is a word of Swift or its libraries: try ClassEntry"),
            ("Result", "“Result” is a word of Swift or its libraries: try ResultEntry"),
            ("Tally", "“Tally” is a type in Data/Tally.swift: try TallySheet"),
            ("Title", "“title” is a word in Book.swift: try TitleEntry"),
        ])
    func refused(name: String, message: String) {
        let names = Names(
            types: ["Tally": "Data/Tally.swift", "TallyEntry": "x"], words: ["title": "Book.swift"])
        #expect(throws: Problem(message)) { try names.check(name) }
        #expect(throws: Never.self) { try names.check("Shelf") }
    }
}
