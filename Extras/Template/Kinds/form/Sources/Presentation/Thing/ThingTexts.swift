public import Domain

enum ThingTexts {
    static let title = "Thing"
    static let text = "Text"
}

extension ThingError: ShownError {
    public var message: String {
        switch self {
        case .damaged(let reason), .unavailable(let reason): reason.message
        case .cancelled: "Cancelled."
        }
    }
}
