public import Domain

enum ThingTexts {
    static let title = "Thing"
}

extension ThingError: ShownError {
    public var message: String {
        switch self {
        case .storage(let failure): failure.reason.message
        }
    }
}
