public import Domain

enum ItemsTexts {
    static let title = "Items"
    static let empty = "No Items"
    static let name = "Name"
    static let identifier = "Identifier"
}

extension ItemError: ShownError {
    public var message: String {
        switch self {
        case .notFound: "This item is not there any more."
        case .storage(let failure): failure.reason.message
        }
    }
}
