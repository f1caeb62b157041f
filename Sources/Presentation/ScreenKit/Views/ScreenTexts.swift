/// The texts that all screens share. Those of one screen are in its feature's file, such as `ItemsTexts`.
///
/// All are plain strings, because Linux has no `String(localized:)`. An app for Apple's systems writes
/// `String(localized: "Reload")` here, and Xcode collects the texts for its translators.
enum ScreenTexts {
    static let failed = "Something Went Wrong"
    static let ok = "OK"
    static let loading = "Loading"
    static let loadingFailed = "Loading Failed"
    static let tryAgain = "Try Again"
    static let reload = "Reload"
}
