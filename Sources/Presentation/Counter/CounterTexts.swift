public import Domain

enum CounterTexts {
    static let title = "Counter"
    static let count = "Count"
    static let unknownCount = "Unknown"
    static let decrement = "Decrement"
    static let reset = "Reset"
    static let increment = "Increment"
}

extension CounterError: ShownError {
    public var message: String {
        switch self {
        case .outOfRange: "The count can't go further."
        case .storage(let failure): failure.reason.message
        }
    }
}
