import Headless
import Live
import Scenarios
import SwiftUI
import Testing

/// Previews, each on a screen of its own.
@MainActor
struct ShownPreviews {
    let all: [(name: String, make: @MainActor () -> any View)]

    /// Compares a page with what each preview shows.
    func check(_ page: String) throws {
        let parts = settled().map { name, screen in
            "\n## \(name)\n\n```text\n\(screen.tree.timeless)\n```\n"
        }
        try KeptPage(page).check(
            """
            # Previews

            What each preview shows. `UPDATE=1 swift test --package-path Extras/Headless` writes this page again.

            """ + parts.joined())
    }

    /// With the largest type, all has to scroll, and no buttons may be side by side.
    func checkLargestType() {
        for (name, screen) in settled(hasLargestType: true) {
            #expect(screen.problems == [], "\(name)")
        }
    }

    private func settled(hasLargestType: Bool = false) -> [(String, HeadlessScreen)] {
        defer { settle() }
        return Turns.take {
            all.map { name, make in
                (name, HeadlessScreen(playing: AnyView(make()), hasLargestType: hasLargestType))
            }
        }
    }
}
