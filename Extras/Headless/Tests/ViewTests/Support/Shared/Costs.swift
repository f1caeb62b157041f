import Headless
import Scenarios

/// An app in both patterns, and a page that lists the bodies that each step evaluates.
@MainActor
final class Costs<Apps: BothScreens> {
    let apps: Apps
    private(set) var page = """
        # What evaluation costs

        The bodies that each step evaluates, and how often if more than once; `1/0` is once in MVVM and never in \
        MVI. `content of Item` is the closure that makes a row or a page of an item, which is `new` when there was \
        none. Where a number grows, a view depends on more than before. `UPDATE=1 swift test` writes this page again.

        """

    init(_ apps: Apps) { self.apps = apps }

    func chapter(_ title: String) {
        page += "\n## \(title)\n\n| Act | MVVM | MVI | Bodies |\n|-|-:|-:|-|\n"
    }

    func act(_ title: String, _ action: (HeadlessScreen) throws -> Void) throws {
        try news(title) { try $0.act(action) }
    }

    func answer(_ title: String, _ name: String, _ answer: Answer = .ok) throws {
        try news(title) { try $0.answer(name, answer) }
    }

    /// Lets an event happen in both patterns.
    func news(_ title: String, _ come: (Apps) throws -> Void) rethrows {
        let before = counts
        try come(apps)
        let spent = zip(counts, before).map { $0.merging($1, uniquingKeysWith: -) }
        let (viewModel, store) = (spent[0], spent[1])
        let bodies = Set(viewModel.keys).union(store.keys).sorted().compactMap { name -> String? in
            switch (viewModel[name, default: 0], store[name, default: 0]) {
            case (0, 0): nil
            case (1, 1): name
            case let (left, right) where left == right: "\(name) \(left)"
            case (let left, let right): "\(name) \(left)/\(right)"
            }
        }
        let totals = spent.map { $0.values.reduce(0, +) }
        page +=
            "| \(title) | \(totals[0]) | \(totals[1]) | \(bodies.joined(separator: ", ")) |\n"
    }

    /// For each pattern, how often each body was evaluated so far. “MVVM” and “MVI” are removed from the
    /// names, so that both patterns have the same names.
    private var counts: [[String: Int]] {
        apps.all.map { app in
            let counts = app.screen.evaluations.map { name, count in
                (name.replacing(/MVVM|MVI/, with: ""), count)
            }
            return Dictionary(counts, uniquingKeysWith: +)
        }
    }
}
