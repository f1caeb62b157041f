import Headless
import Testing

/// Checks what VoiceOver needs: a name for each control, and an announcement for each change without an
/// action of the user.
@MainActor
struct VoiceOver {
    private let screen: HeadlessScreen
    private let titles: [String]
    private let texts: Set<String>
    private let said: Int

    /// Starts the check. Earlier announcements do not count.
    init(_ screen: HeadlessScreen) {
        self.screen = screen
        titles = Self.titles(screen)
        texts = Self.texts(screen)
        said = screen.announcements.count
    }

    /// The announcements since this value was made.
    var announcements: [String] { Array(screen.announcements.dropFirst(said)) }

    func checkLabels() {
        for control in screen.elements(
            "button", "field", "secure field", "editor", "search field", "tab", "option", "spinner",
            "picker", "toggle", onlyVisible: true)
        {
            #expect(control.label != "", "a \(control.role) has no label in\n\(screen.tree)")
        }
    }

    /// Checks that new texts after an answer were announced. VoiceOver reads an alert or a new page without
    /// an announcement.
    func checkAnnouncements(except unsaid: Set<String>) {
        guard screen.alert == nil, titles == Self.titles(screen) else { return }
        let new = Self.texts(screen).subtracting(texts).subtracting(unsaid)
        #expect(
            new.isEmpty || !announcements.isEmpty,
            "\(new) comes without a word in\n\(screen.tree)")
    }

    private static func titles(_ screen: HeadlessScreen) -> [String] {
        screen.elements("page", onlyVisible: true).map(\.label)
    }

    private static func texts(_ screen: HeadlessScreen) -> Set<String> {
        Set(screen.elements("text", onlyVisible: true).map(\.label))
    }
}
