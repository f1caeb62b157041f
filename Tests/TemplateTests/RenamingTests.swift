import Testing

@testable import Template

@Suite(
    "A renaming changes a word wherever it is a word, and framework words nowhere",
    .timeLimit(.minutes(5)))
struct RenamingTests {
    private let books = Renaming(
        from: Noun(singular: "Item", plural: "Items"), to: Noun(singular: "Book", plural: "Books"),
        sparing: ["ToolbarItem", "tabItem", "appendItems", "item"])

    @Test(
        "Types, properties, functions and texts",
        arguments: [
            ("ItemsState", "BooksState"), ("makeItemsStore()", "makeBooksStore()"),
            ("items.first", "books.first"), ("itemCount", "bookCount"), ("ITEM", "BOOK"),
            ("\"No Items\"", "\"No Books\""), ("TwinItemsReducer", "TwinBooksReducer"),
            ("InMemoryItemRepository", "InMemoryBookRepository"), ("item-0", "book-0"),
            ("/// Deletes an item, the items' first.", "/// Deletes a book, the books' first."),
            ("Sources/Domain/Items/Item+Samples.swift", "Sources/Domain/Books/Book+Samples.swift"),
        ])
    func renamed(text: String, expected: String) {
        #expect(books.renamed(text) == expected)
    }

    @Test(
        "What only looks like it stays",
        arguments: [
            "itemize", "Itemised", "ToolbarItem(placement: .navigation)", ".tabItem { }",
            "FileManager.default.copyItem(at: a, to: b)", "snapshot.appendItems(all)",
            ".navigationDestination(\n    item: $open)",
        ])
    func stays(text: String) {
        #expect(books.renamed(text) == text)
    }

    @Test("The user who taps is nobody's entity")
    func user() {
        let renaming = Renaming(
            from: Noun(singular: "User", plural: "Users"),
            to: Noun(singular: "Order", plural: "Orders"))
        #expect(renaming.renamed("What the user can do.") == "What the user can do.")
        #expect(renaming.renamed("case .user(.load)") == "case .user(.load)")
        #expect(renaming.renamed("for a user in users") == "for an order in orders")
    }
}
