public import Domain

enum ItemsTexts {
    static let title = "Items"
    static let empty = "No Items"
    static let name = "Name"
    static let identifier = "Identifier"
    static let new = "New Item"
    static let edit = "Edit Item"
    static let outdated = "Somebody has changed this item. Save replaces that change."
    static let discard = "Discard Changes?"
    static let discardHint = "What you have typed is not saved."
}

extension ItemError: ShownError {
    public var message: String {
        switch self {
        case .blankName: "Please enter a name."
        case .notFound: "This item is not there any more."
        case .storage(let failure): failure.reason.message
        }
    }
}
