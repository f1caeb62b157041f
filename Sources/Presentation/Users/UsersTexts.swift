public import Domain

enum UsersTexts {
    static let title = "Users"
    static let empty = "No Users"
    static let search = "Name"
    static let name = "Name"
    static let identifier = "Identifier"
    static let noSuchUser = "No Such User"
}

extension UserError: ShownError {
    public var message: String {
        switch self {
        case .notFound: "This user is not there any more."
        case .storage(let failure): failure.reason.message
        }
    }
}
