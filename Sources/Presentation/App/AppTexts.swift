import Domain

/// The texts of the app that belong to no single screen.
public enum AppTexts {
    static let logOut = "Log Out"
    static let logOutNow = "Log Out Now"

    static func logOutHint(_ session: Session) -> String { "Logs out \(session.email)" }

    public static let linkRefused = "This Link Can't Be Opened"
    public static let dataRefused = "The Data Can't Be Opened"

    public static let notSaved = "Not Everything Is Saved"
    public static let notSavedHint = "If you quit now, your last changes may be lost."
    public static let stay = "Stay"
    public static let quitAnyway = "Quit Anyway"
}
