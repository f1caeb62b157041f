import Headless
import Live
import Scenarios
import SwiftUI
import Testing

/// All previews, each on its own screen.
@MainActor
struct ShownPreviews {
    let all: [(name: String, make: @MainActor () -> any View)]

    /// Compares the content of each preview with a page of this package.
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

    /// Checks that at the largest text size, all views scroll, and no buttons are side by side.
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
