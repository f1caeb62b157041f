/// The texts that all screens share. The texts of one screen are in a file of its feature, such as
/// `ItemsTexts`.
///
/// All texts are plain strings, because Linux has no `String(localized:)`. The article “Change a feature”
/// shows how an app for Apple's systems translates them.
enum ScreenTexts {
    static let failed = "Something Went Wrong"
    static let ok = "OK"
    static let loading = "Loading"
    static let loadingFailed = "Loading Failed"
    static let tryAgain = "Try Again"
    static let logInAgain = "Log In Again"
    static let reload = "Reload"
    static let delete = "Delete"
    static let add = "Add"
    static let edit = "Edit"
    static let save = "Save"
    static let cancel = "Cancel"
    static let discard = "Discard"
    static let keepEditing = "Keep Editing"

    static func delete(_ name: String) -> String { "Delete \(name)" }
}
