import Headless
import Scenarios
import Testing

/// Uses an app in both patterns step by step, and writes a page with the screen after each step.
@MainActor
final class Walk<Apps: BothScreens> {
    let apps: Apps
    /// New texts that need no announcement.
    private let unsaid: Set<String>
    private(set) var page: String

    init(_ apps: Apps, through name: String, unsaid: Set<String> = []) {
        (self.apps, self.unsaid) = (apps, unsaid)
        page = """
            # A walk through \(name)

            What is seen after each step, the same in both patterns, and what VoiceOver is asked to say. \
            `UPDATE=1 swift test` writes this page again.

            """
        show("The app has been opened", [])
    }

    func chapter(_ title: String) { page += "\n## \(title)\n" }

    func step(_ title: String, _ action: (HeadlessScreen) throws -> Void) throws {
        let before = apps.all.map { VoiceOver($0.screen) }
        try apps.act(action)
        check(title, before)
    }

    /// Answers the oldest open request of this name.
    func answer(_ title: String, _ name: String, _ answer: Answer = .ok) throws {
        try news(title) { try $0.answer(name, answer) }
    }

    /// Lets an event happen that is not the answer to the last step.
    func news(_ title: String, _ come: (Apps) throws -> Void) rethrows {
        let before = apps.all.map { VoiceOver($0.screen) }
        try come(apps)
        for voice in before { voice.checkAnnouncements(except: unsaid) }
        check(title, before)
    }

    private func check(_ title: String, _ before: [VoiceOver]) {
        for voice in before { voice.checkLabels() }
        let said = before.map(\.announcements)
        #expect(Set(said).count == 1, "\(title)")
        show(title, said[0])
    }

    private func show(_ title: String, _ said: [String]) {
        let trees = apps.all.map(\.screen.tree.timeless)
        #expect(Set(trees).count == 1, "\(title): \(trees.joined(separator: "\n≠\n"))")
        let words = said.map { "\nVoiceOver: “\($0)”" }.joined()
        page += "\n**\(title)**\n\n```text\n\(trees[0])\(words)\n```\n"
    }
}
